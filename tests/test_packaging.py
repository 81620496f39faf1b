"""What people get besides the code: what is said of it elsewhere, what a bundle holds, and what systems are told.

``packaging/dev.py release-check`` builds and uses all of it; here is what needs no building.
"""

from __future__ import annotations

import os
import re
import shutil
import struct
import subprocess
import sys
import xml.etree.ElementTree as ET
import zipfile
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from dune_desktop.text.arguments import COMMANDS
from dune_desktop.text.languages import LANGUAGES
from tests.messages import ROOT
from tests.systems import links, posix

for _folder in (ROOT / "packaging", ROOT / "packaging" / "release"):
    sys.path.append(str(_folder))  # what is there imports its neighbours, as it does when it is run

import check_wine  # noqa: E402
import icons  # noqa: E402
import licences  # noqa: E402
import metainfo  # noqa: E402
import start  # noqa: E402
import tree  # noqa: E402
import trimming  # noqa: E402
import wine  # noqa: E402
from check_packages import PYTHONS  # noqa: E402
from project import Project  # noqa: E402
from report import Absent, Report  # noqa: E402
from steps import Failed  # noqa: E402

LINUX = ROOT / "packaging" / "linux"
HOME = "https://github.com/Some-One/dune-desktop"
ENGLISH = {"en": "English", "uk": "Ukrainian", "ru": "Russian", "bg": "Bulgarian"}


@pytest.fixture
def project() -> Project:
    return Project(ROOT)


@pytest.fixture
def at_home(project: Project, monkeypatch: pytest.MonkeyPatch) -> Project:
    """As it is once the one line of pyproject.toml says where the project lives."""
    project.home, project.version = HOME, "1.0.0"
    monkeypatch.setattr(metainfo, "PROJECT", project)
    return project


# ---------------------------------------------------------------- what is said of it


def test_the_package_tells_its_languages_and_the_pythons_that_it_is_tried_with(project: Project) -> None:
    told = project.settings["project"]["classifiers"]
    assert set(ENGLISH) == set(LANGUAGES)
    assert {one.rpartition(" :: ")[2] for one in told if one.startswith("Natural")} == set(ENGLISH.values())
    pythons = [one.rpartition(" :: ")[2] for one in told if re.search(r":: 3\.\d+$", one)]
    assert pythons == list(PYTHONS[: len(pythons)])


def test_with_a_home_pages_lead_there(at_home: Project) -> None:
    page = at_home.portable("![A turn](a/turn.png), [the log](CHANGELOG.md), [up](#up), [Qt](https://qt.io)")
    assert page == (
        f"![A turn]({HOME}/raw/v1.0.0/a/turn.png), [the log]({HOME}/blob/v1.0.0/CHANGELOG.md),"
        " [up](#up), [Qt](https://qt.io)"
    )
    assert at_home.urls["Changelog"] == f"{HOME}/blob/v1.0.0/CHANGELOG.md"


def test_without_a_home_nothing_is_promised(project: Project) -> None:
    project.home = ""
    page = "<!-- pictures -->\n![A turn](a/turn.png)\n<!-- end of pictures -->\n\nRead [the log](CHANGELOG.md)."
    assert (project.urls, project.portable(page)) == ({}, "Read the log.")


def test_all_that_is_needed_has_a_licence(project: Project) -> None:
    page = (ROOT / "THIRD_PARTY.md").read_text(encoding="utf-8").lower()
    for requirement in project.settings["project"]["dependencies"]:
        assert re.split(r"[<>=]", requirement)[0].lower() in page
    for font in (ROOT / "resources" / "fonts").glob("OFL*"):
        assert str(font.relative_to(ROOT).as_posix()).lower() in page
        assert font.relative_to(ROOT).as_posix() in project.settings["project"]["license-files"]


def test_the_licence_of_a_package_that_brings_none_is_missed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "attrs" in licences.runtime()
    assert "pytest" not in licences.runtime()  # which is of an extra
    assert licences.of_package("attrs", tmp_path)
    assert licences.of_package("shiboken6", tmp_path)
    assert (tmp_path / "shiboken6" / "LGPL-3.0.txt").exists()
    monkeypatch.setattr(licences, "OURS", {})
    assert not licences.of_package("shiboken6", tmp_path)


# ---------------------------------------------------------------- what a bundle holds


def test_no_module_imports_what_a_bundle_leaves_out() -> None:
    """What is asked for by name alone, such as numpy, is missed with a line."""
    left_out = re.compile(rf"^\s*(?:from|import) ({'|'.join(map(re.escape, trimming.MODULES))})\b", re.MULTILINE)
    found = {
        path.name: wanted[1]
        for path in (ROOT / "dune_desktop").rglob("*.py")
        if (wanted := left_out.search(path.read_text(encoding="utf-8")))
    }
    assert not found


def test_a_bundle_keeps_what_is_loaded_and_what_that_needs() -> None:
    qt = "PySide6/Qt/lib/libQt6"
    entries = [
        ("PySide6/Qt/plugins/platforms/libqxcb.so", "xcb", "BINARY"),
        ("PySide6/Qt/plugins/tls/libqopensslbackend.so", "tls", "BINARY"),
        ("PySide6/QtCore.abi3.so", "core", "EXTENSION"),
        (f"{qt}Core.so.6", "qtcore", "BINARY"),
        (f"{qt}Gui.so.6", "qtgui", "BINARY"),
        (f"{qt}Network.so.6", "qtnetwork", "BINARY"),
        ("libpython3.11.so.1.0", "python", "BINARY"),
        ("libxcb-cursor.so.0", "cursor", "BINARY"),
        ("libfontconfig.so.1", "fontconfig", "BINARY"),
    ]
    needed = {
        "xcb": ["libQt6Gui.so.6", "libxcb-cursor.so.0", "libfontconfig.so.1", "libc.so.6"],
        "qtgui": ["libQt6Core.so.6"],
        "tls": ["libQt6Network.so.6"],
    }
    kept = trimming.trimmed_binaries(entries, lambda path: needed.get(path, []), linux=True)
    assert {source for _, source, _ in kept} == {"xcb", "core", "qtcore", "qtgui", "python", "cursor"}
    links = [("libQt6Core.so.6", f"{qt}Core.so.6", "SYMLINK"), ("libQt6Network.so.6", f"{qt}Network.so.6", "SYMLINK")]
    assert trimming.trimmed_data(links, kept) == links[:1]


def test_a_bundle_keeps_qts_words_in_our_languages() -> None:
    words = "PySide6\\translations\\qtbase_{}.qm", "PySide6/Qt/translations/qtbase_{}.qm"
    for language in (*LANGUAGES, "de"):
        entries = [(place.format(language), "", "DATA") for place in words]
        assert trimming.trimmed_data(entries, []) == (entries if language in LANGUAGES and language != "de" else [])
    ours = [("dune_desktop/_data/translations/dune_desktop_uk.qm", "", "DATA")]
    assert trimming.trimmed_data(ours, []) == ours


def test_on_windows_the_libraries_beside_the_program_stay_if_they_are_needed() -> None:
    entries = [
        ("PySide6\\plugins\\platforms\\qwindows.dll", "windows", "BINARY"),
        ("PySide6\\plugins\\imageformats\\qjpeg.dll", "jpeg", "BINARY"),
        ("python311.dll", "python", "BINARY"),
        ("VCRUNTIME140.DLL", "runtime", "BINARY"),
        ("libcrypto-3.dll", "crypto", "BINARY"),
    ]
    needed = {"python": ["VCRUNTIME140.dll"]}
    kept = trimming.trimmed_binaries(entries, lambda path: needed.get(path, []), linux=False)
    assert {source for _, source, _ in kept} == {"windows", "python", "runtime"}


def test_on_macos_a_library_is_there_with_its_whole_folder_or_not_at_all() -> None:
    core, svg = ("PySide6/Qt/lib/QtCore.framework/", "PySide6/Qt/lib/QtSvg.framework/")
    entries = [
        ("PySide6/QtCore.abi3.so", "core", "EXTENSION"),
        (f"{core}Versions/A/QtCore", "qtcore", "BINARY"),
        (f"{svg}Versions/A/QtSvg", "qtsvg", "BINARY"),
    ]
    kept = trimming.trimmed_binaries(entries, lambda path: ["QtCore"] if path == "core" else [], linux=False)
    assert {source for _, source, _ in kept} == {"core", "qtcore"}
    rest = [("Versions/A/Resources/Info.plist", "DATA"), ("Versions/Current", "SYMLINK"), ("Resources", "SYMLINK")]
    files = [(folder + name, "", kind) for folder in (core, svg) for name, kind in rest]
    assert trimming.trimmed_data(files, kept) == files[:3]


def test_what_a_bundle_starts_has_the_libraries_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {
        "LD_LIBRARY_PATH": "/bundle",
        "LD_LIBRARY_PATH_ORIG": "/own",
        "DYLD_LIBRARY_PATH": "/b",
    }.items():
        monkeypatch.setenv(name, value)
    start.libraries_for_others()
    found = {name: value for name, value in os.environ.items() if "LIBRARY_PATH" in name}
    assert found == {"LD_LIBRARY_PATH": "/own"}


def test_the_icon_has_all_sizes(qapp: QApplication) -> None:
    content = icons.ico()
    _, kind, count = struct.unpack_from("<HHH", content)
    assert (kind, count) == (1, 7)
    sizes = []
    for number in range(count):
        size, place = struct.unpack_from("<II", content, 6 + 16 * number + 8)
        sizes.append(QImage.fromData(content[place : place + size]).width())
    assert sizes == [16, 24, 32, 48, 64, 128, 256]
    apple = icons.icns()
    assert (apple[:4], struct.unpack_from(">I", apple, 4)[0]) == (b"icns", len(apple))


# ---------------------------------------------------------------- what Linux desktops are told


@links
def test_all_that_lies_in_a_linux_system_is_there(tmp_path: Path) -> None:
    bundle = tmp_path / "bundle"
    (bundle / "_internal").mkdir(parents=True)
    for name in ("dune-desktop", "dune-desktop-cli"):
        (bundle / name).write_text(name, encoding="utf-8")
    tree.lay_out(bundle, tmp_path / "root")
    games = tmp_path / "root" / "usr" / "games"
    assert [(games / name).read_text(encoding="utf-8") for name in ("dune-desktop", "dune-desktop-cli")] == [
        "dune-desktop",
        "dune-desktop-cli",
    ]
    entry = (tmp_path / "root/usr/share/applications/dune-desktop.desktop").read_text(encoding="utf-8")
    icon = re.search(r"^Icon=(.+)$", entry, re.MULTILINE)
    assert icon is not None
    assert (tmp_path / f"root/usr/share/icons/hicolor/scalable/apps/{icon[1]}.svg").exists()


def test_the_man_page_tells_every_command_and_language() -> None:
    page = (LINUX / "dune-desktop.6").read_text(encoding="utf-8").replace("\\-", "-")
    for command in COMMANDS:
        assert re.search(rf"^\.B {command}$", page, re.MULTILINE), command
    for language in LANGUAGES:
        assert f"( {language} )" in page
    for word in ("--self-check", "--version", "--lang", "DUNE_DESKTOP_HOME"):
        assert word in page


def test_software_centres_get_pictures_and_links_once_there_is_a_home(at_home: Project) -> None:
    component = ET.fromstring(metainfo.metainfo())
    assert component.findtext("id") == "io.github.some_one.dune_desktop"
    assert [url.text for url in component.findall("url")] == [HOME, f"{HOME}/issues"]
    pictures = [image.text for image in component.iter("image")]
    assert pictures
    for picture in pictures:
        assert picture is not None
        assert (ROOT / picture.removeprefix(f"{HOME}/raw/v1.0.0/")).exists()


def test_a_site_of_its_own_is_a_name_too() -> None:
    assert metainfo.identity("https://dune-desktop.example/") == "example.dune_desktop.game"


def test_software_centres_are_told_releases_by_the_changelog(at_home: Project, tmp_path: Path) -> None:
    at_home.root = tmp_path
    (tmp_path / "CHANGELOG.md").write_text("## [Unreleased]\n\n## [1.0.0] - 2027-01-31\n", encoding="utf-8")
    releases = ET.fromstring(metainfo.metainfo()).findall("releases/release")
    assert [release.attrib for release in releases] == [{"version": "1.0.0", "date": "2027-01-31"}]


def test_software_centres_and_menus_speak_all_languages() -> None:
    translated = set(LANGUAGES) - {"en"}
    entry = (LINUX / "dune-desktop.desktop").read_text(encoding="utf-8")
    for key in ("GenericName", "Comment", "Keywords"):
        assert set(re.findall(rf"^{key}\[(\w+)\]=", entry, re.MULTILINE)) == translated
    summaries = ET.parse(metainfo.SOURCE).getroot().findall("summary")
    assert {one.get("{http://www.w3.org/XML/1998/namespace}lang", "en") for one in summaries} == set(LANGUAGES)
    installer = (ROOT / "packaging" / "windows" / "installer.nsi").read_text(encoding="utf-8")
    assert set(re.findall(r'MUI_LANGUAGE "(\w+)"', installer)) == set(ENGLISH.values())


@pytest.mark.parametrize("home", ["", HOME])
def test_appstream_finds_nothing_wrong(
    home: str, project: Project, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    project.home = home
    monkeypatch.setattr(metainfo, "PROJECT", project)
    path = tmp_path / "dune-desktop.metainfo.xml"
    path.write_bytes(metainfo.metainfo())
    _agrees("appstreamcli", "validate", "--no-net", str(path))


def test_the_menu_entry_is_valid() -> None:
    _agrees("desktop-file-validate", str(LINUX / "dune-desktop.desktop"))


def _agrees(tool: str, *arguments: str) -> None:
    if shutil.which(tool) is None:
        pytest.skip(f"there is no {tool} here")
    done = subprocess.run([tool, *arguments], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stdout


# ---------------------------------------------------------------- Windows under Wine


def test_an_embedded_python_becomes_one_as_others_are(tmp_path: Path) -> None:
    """Its ._pth would keep it from packages and from the variables of its surroundings."""
    with zipfile.ZipFile(tmp_path / "python312.zip", "w") as modules:
        modules.writestr("json/decoder.pyc", "")
    with zipfile.ZipFile(tmp_path / "data.zip", "w") as packed:
        packed.mkdir("cp312")
        for name in ("python.exe", "python312._pth"):
            packed.writestr(f"cp312/{name}", name)
        packed.write(tmp_path / "python312.zip", "cp312/python312.zip")
    with zipfile.ZipFile(tmp_path / "data.zip") as packed:
        wine.lay_out(packed, tmp_path / "python")
    there = {path.relative_to(tmp_path / "python").as_posix() for path in (tmp_path / "python").rglob("*.*")}
    assert there == {"python.exe", "Lib/json/decoder.pyc", "Lib/site-packages/sitecustomize.py"}


@posix
def test_a_program_of_windows_is_started_like_one_of_this_system(tmp_path: Path) -> None:
    """Whatever it is called with, from wherever, and without any variables."""
    script = tmp_path / "a program"
    script.write_text(wine.starter({"WINEPREFIX": "it's here"}, "/bin/echo", "C: Program Files"))
    script.chmod(0o755)
    done = subprocess.run([script, "--lang", "a  b"], cwd=tmp_path, env={}, capture_output=True, text=True, check=True)
    assert done.stdout == "C: Program Files --lang a  b\n"
    script.write_text(wine.starter({"WINEPREFIX": "it's here"}, "/bin/sh", "-c", 'echo "$WINEPREFIX"'))
    done = subprocess.run([script], env={}, capture_output=True, text=True, check=True)
    assert done.stdout == "it's here\n"


def test_wine_keeps_variables_of_qt_to_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    windows = wine.Windows(tmp_path, "/usr/bin/wine")
    assert windows.environment["WINEQT_QPA_PLATFORM"] == "offscreen"
    assert windows.environment["WINEPREFIX"] == str(tmp_path / "prefix")  # nobody's own is touched
    assert "DISPLAY" not in windows.environment
    assert windows.command("-m", "pytest")[1:] == [str(tmp_path / "python" / "python.exe"), "-m", "pytest"]


def test_under_wine_the_oldest_qt_is_tried_that_is_promised(project: Project) -> None:
    (promised,) = (one for one in project.settings["project"]["dependencies"] if one.startswith("PySide6"))
    (qt,) = (one for one in wine.packages() if one.startswith("PySide6"))
    oldest = re.search(r">=([\d.]+)", promised)
    assert oldest is not None
    assert qt.partition("==")[2].startswith(f"{oldest[1]}.")


@pytest.mark.parametrize(("words", "code"), [(["--help"], 0), (["--sweet"], 2)])
def test_what_is_to_be_tried_under_wine_is_told(
    words: list[str], code: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check_wine.main(words) == code
    assert "dev.py wine --suite FILE" in capsys.readouterr().out


def test_without_wine_it_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check_wine, "which", lambda _: None)
    with pytest.raises(SystemExit) as stop:
        check_wine.main([])
    assert "apt-get install --no-install-recommends wine" in str(stop.value)


# ---------------------------------------------------------------- how a check is told


def test_a_check_that_fails_is_told_at_once_and_in_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    def fail() -> None:
        raise Failed("it is broken")

    def lack() -> None:
        raise Absent("there is no hammer here")

    report = Report()
    assert report.step("looks", lambda: "well")
    assert not report.step("lasts", fail)
    assert not report.step("hammers", lack)
    assert report.end() == 1
    told = capsys.readouterr()
    assert [line.split()[0] for line in told.out.splitlines()[:3]] == ["ok", "FAILED", "--"]
    assert "1 steps went well, 1 were left out, 1 FAILED" in told.out
    assert told.err == "FAILED: lasts\n"
