"""Work that is shared: by processes of this machine, or by a cluster of machines."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    ProcessPoolExecutor,
    wait,
)
from contextlib import contextmanager
from importlib import import_module
from itertools import islice
from logging import CRITICAL, getLogger
from multiprocessing import active_children, get_context
from typing import Final, TypeVar

from attrs import frozen

Task = TypeVar("Task")
Result = TypeVar("Result")

#: For each that works: one task, and one that lies ready.
_AHEAD: Final = 2
#: Seconds until a cluster that does not answer is taken for one that is not there.
_PATIENCE: Final = 10


@frozen
class Workers:
    """Who does it: an executor, and how many work there just now."""

    executor: Executor
    number: Callable[[], int]


def shared(work: Callable[[Task], Result], tasks: Iterable[Task], workers: Workers | None) -> Generator[Result]:
    """What comes of each task, as it comes; without workers this process does one after the other.

    Raises BrokenExecutor if one that works does not live to the end of it.
    """
    if workers is None:
        yield from map(work, tasks)
        return
    left, waiting = iter(tasks), set[Future[Result]]()
    while True:
        more = max(0, _AHEAD * workers.number() - len(waiting))
        with _deaf():
            waiting |= {workers.executor.submit(work, task) for task in islice(left, more)}
        if not waiting:
            return
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for future in done:
            yield future.result()


@contextmanager
def processes(jobs: int) -> Iterator[Workers | None]:
    """So many, deaf to Ctrl-C, which is for this one: it ends them, whatever they are doing. One job needs no other."""
    if jobs <= 1:
        yield None
        return
    others = set(active_children())
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), signal.signal, (signal.SIGINT, signal.SIG_IGN))
    try:
        yield Workers(pool, lambda: jobs)
    except BaseException:
        for worker in set(active_children()) - others:
            worker.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def cluster(scheduler: str) -> Iterator[Workers]:
    """The workers of a Dask cluster, with this program installed; what they have not begun is taken back in the end.

    Raises ImportError where ``distributed`` is not installed, OSError or ValueError if nobody answers at the address.
    """
    dask = import_module("distributed")
    getLogger("distributed").setLevel(CRITICAL)  # what matters of it is told by whoever asked for the cluster
    with dask.Client(scheduler, timeout=_PATIENCE, set_as_default=False) as client:
        executor = client.get_executor(pure=False)
        try:
            yield Workers(executor, lambda: max(1, sum(client.nthreads().values())))
        except (dask.KilledWorker, dask.CancelledError, CancelledError) as error:
            raise BrokenExecutor(str(error)) from error
        finally:
            executor.shutdown(wait=False)


@contextmanager
def _deaf() -> Iterator[None]:
    """Ctrl-C waits meanwhile, and for ever in the processes that begin; Windows can't do that."""
    if sys.platform == "win32":  # pragma: no cover
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
