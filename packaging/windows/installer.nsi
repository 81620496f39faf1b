; The installer for Windows: for one person, without an administrator, in the four languages of the program.
; packaging/release/archives.py gives VERSION, FOLDER (the bundle), OUT and ICON.

Unicode true
!include "MUI2.nsh"

Name "Dune Desktop"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Dune Desktop"
InstallDirRegKey HKCU "Software\Dune Desktop" "Folder"
RequestExecutionLevel user
SetCompressor /SOLID lzma
BrandingText "Dune Desktop ${VERSION}"

!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Dune Desktop"
!define KIND "DuneDesktop.Game"
!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\dune-desktop.exe"

!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Ukrainian"
!insertmacro MUI_LANGUAGE "Russian"
!insertmacro MUI_LANGUAGE "Bulgarian"

Section
  ; What an older version had and this one has not would stay for ever.
  RMDir /r "$INSTDIR\_internal"
  SetOutPath "$INSTDIR"
  File /r "${FOLDER}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Dune Desktop.lnk" "$INSTDIR\dune-desktop.exe"

  WriteRegStr HKCU "Software\Dune Desktop" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "DisplayName" "Dune Desktop"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\dune-desktop.exe"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1

  ; A double click on a saved game opens it.
  WriteRegStr HKCU "Software\Classes\.dune" "" "${KIND}"
  WriteRegStr HKCU "Software\Classes\${KIND}" "" "Dune Desktop"
  WriteRegStr HKCU "Software\Classes\${KIND}\DefaultIcon" "" "$INSTDIR\dune-desktop.exe,0"
  WriteRegStr HKCU "Software\Classes\${KIND}\shell\open\command" "" '"$INSTDIR\dune-desktop.exe" "%1"'
SectionEnd

; Saved games and settings stay: they are the person's, and lie elsewhere.
Section "Uninstall"
  RMDir /r "$INSTDIR\_internal"
  RMDir /r "$INSTDIR\licences"
  Delete "$INSTDIR\dune-desktop.exe"
  Delete "$INSTDIR\dune-desktop-cli.exe"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Dune Desktop.lnk"
  DeleteRegKey HKCU "${KEY}"
  DeleteRegKey HKCU "Software\Dune Desktop"
  DeleteRegKey HKCU "Software\Classes\${KIND}"
  DeleteRegKey HKCU "Software\Classes\.dune"
SectionEnd
