"""A module of the program, broken in one place: what ``tests.mutation`` wants noticed."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from attrs import frozen

_COMPARED = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
_COMPUTED = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.Mult,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.And: ast.Or, ast.Or: ast.And, ast.LShift: ast.RShift,
}  # fmt: skip
_CALLED = {"any": "all", "all": "any", "min": "max", "max": "min", "sorted": "list", "reversed": "list"}
#: Statements that something else stands on when they are gone.
_REMOVED = (ast.Expr, ast.Assign, ast.AugAssign, ast.Raise, ast.Continue, ast.Break, ast.Delete)
#: What only types, comments and messages for developers are made of.
_UNBROKEN = ("annotation", "returns", "decorator_list", "type_params", "msg")


@frozen
class Break:
    """One change: an attribute of a node of the syntax tree gets another value."""

    node: ast.AST
    name: str
    value: Any
    #: The line of the statement, that of the change, and what is changed there.
    statement: int
    line: int
    what: str

    @contextmanager
    def made(self) -> Iterator[None]:
        """The tree is broken as long as this lasts."""
        whole = getattr(self.node, self.name)
        setattr(self.node, self.name, self.value)
        yield
        setattr(self.node, self.name, whole)


def breaks(tree: ast.Module) -> list[Break]:
    """All of them that are inside of functions, in the order of the text."""
    return [one for function in _outermost(tree) for one in _inside(function, function.lineno)]


def _outermost(node: ast.AST) -> Iterator[ast.FunctionDef | ast.Lambda]:
    for inner in ast.iter_child_nodes(node):
        if isinstance(inner, ast.FunctionDef | ast.Lambda):
            yield inner
        else:
            yield from _outermost(inner)


def _inside(node: ast.AST, statement: int) -> Iterator[Break]:
    line = getattr(node, "lineno", statement)
    statement = line if isinstance(node, ast.stmt) else statement
    for name, value, what in _changes(node):
        yield Break(node, name, value, statement, line, what)
    yield from _without_statements(node)
    for name, value in ast.iter_fields(node):
        if name not in _UNBROKEN and not isinstance(node, ast.Assert | ast.arguments | ast.JoinedStr):
            for inner in value if isinstance(value, list) else [value]:
                if isinstance(inner, ast.AST):
                    yield from _inside(inner, statement)


def _changes(node: ast.AST) -> Iterator[tuple[str, Any, str]]:
    """Name and new value of an attribute of this node, and words for it."""
    match node:
        case ast.Compare(ops=[op]) if type(op) in _COMPARED:
            new = _COMPARED[type(op)]
            yield "ops", [new()], f"{type(op).__name__} -> {new.__name__}"
            if isinstance(op, ast.Lt | ast.LtE | ast.Gt | ast.GtE):
                yield "ops", [ast.NotEq()], f"{type(op).__name__} -> NotEq"
        case ast.BoolOp(op=op) | ast.BinOp(op=op) | ast.AugAssign(op=op) if type(op) in _COMPUTED:
            yield "op", _COMPUTED[type(op)](), f"{type(op).__name__} -> {_COMPUTED[type(op)].__name__}"
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield "operand", _not(operand), f"not gone: {ast.unparse(node)}"
        case ast.UnaryOp(op=ast.USub()):
            yield "op", ast.UAdd(), f"minus gone: {ast.unparse(node)}"
        case ast.If(test=test) | ast.IfExp(test=test) | ast.While(test=test):
            yield "test", _not(test), f"if not: {ast.unparse(test)}"
        case ast.comprehension(ifs=[_, *_]):
            yield "ifs", [], f"filter gone: {ast.unparse(node)}"
        case ast.Constant(value=bool(value)):
            yield "value", not value, f"{value} -> {not value}"
        case ast.Constant(value=int(value)):
            yield from (("value", value + more, f"{value} -> {value + more}") for more in (1, -1))
        case ast.Return(value=ast.AST() as value) if not isinstance(value, ast.Constant):
            yield "value", _at(value, ast.Constant(None)), f"return None: {ast.unparse(node)}"
        case ast.Call(func=ast.Name(id=name)) if name in _CALLED:
            yield "func", _at(node, ast.Name(_CALLED[name], ast.Load())), f"{name} -> {_CALLED[name]}"


def _without_statements(node: ast.AST) -> Iterator[Break]:
    for name in ("body", "orelse"):
        body = getattr(node, name, None)
        for place, gone in enumerate(body if isinstance(body, list) else ()):
            text = isinstance(gone, ast.Expr) and isinstance(gone.value, ast.Constant)
            if isinstance(gone, _REMOVED) and not text and not _needed(gone):
                left = [*body[:place], _at(gone, ast.Pass()), *body[place + 1 :]]
                yield Break(node, name, left, gone.lineno, gone.lineno, f"gone: {ast.unparse(gone)}")


def _needed(node: ast.stmt) -> bool:
    """Without a name that it gives to something, what follows could only fail."""
    return isinstance(node, ast.Assign) and any(isinstance(one, ast.Name | ast.Tuple) for one in node.targets)


def _not(test: ast.expr) -> ast.expr:
    return _at(test, ast.UnaryOp(ast.Not(), test))


def _at(old: ast.AST, new: Any) -> Any:
    return ast.copy_location(new, old)
