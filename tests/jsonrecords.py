# SPDX-License-Identifier: BSD-2-Clause
"""Results as their files hold them: what tests read by the keys of result.json, and change for the next one."""

import functools
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from msgspec import inspect as types

from irqscope.base import records
from irqscope.base.records import Record
from irqscope.findings import comparedfiles, comparison, evaluation
from irqscope.report import anyresult, documents, outlierperiodicity, sentence, starts
from irqscope.report.anyresult import AnyResult
from irqscope.report.formats import html
from irqscope.results import result

R = TypeVar("R", bound=Record)
_type_info = functools.cache(types.type_info)


def content_of(record: Any) -> Any:
    """What a file would hold of a record, or of a list of them."""
    if isinstance(record, list | tuple):
        return [content_of(each) for each in record]
    return json.loads(json.dumps(records.content_of(record))) if isinstance(record, Record) else record


def result_of(content: Any) -> AnyResult:
    """The result that such a content is."""
    if isinstance(content, Record):
        return content  # type: ignore[return-value]
    return anyresult.of(json.loads(json.dumps(content)), Path("result.json"))


def _told(function: Callable[..., Any]) -> Callable[..., Any]:
    """The same, with the content of what it returns."""
    return lambda *arguments, **more: content_of(function(*arguments, **more))


def _taking(function: Callable[..., Any]) -> Callable[..., Any]:
    """The same, of the content of a result."""
    return lambda content, *arguments: function(result_of(content), *arguments)


assemble, evaluate = _told(result.assemble), _told(evaluation.evaluate)
compare, compare_files = _told(comparison.compare), _told(comparedfiles.compare_files)
document = _taking(documents.document)
headline, found, periodic = _taking(sentence.headline), _taking(starts.sentences), _taking(outlierperiodicity.sentences)


def page(content: Any) -> str:
    """The page of such a content."""
    return html.page(document(content))


def made(kind: type[R], content: dict[str, Any]) -> R:
    """A record of which a test says something; what it does not say is nothing, 0 or empty, and is not checked."""
    information = _type_info(kind)
    assert isinstance(information, types.StructType)
    names = {field.encode_name for field in information.fields}
    assert set(content) <= names, f"{kind.__name__} has no {set(content) - names}"
    return kind(**{field.name: _value(field.type, content.get(field.encode_name)) for field in information.fields})


def _value(kind: types.Type, content: Any) -> Any:
    match kind:
        case types.Metadata(type=inner):
            return _value(inner, content)
        case types.UnionType(types=choices):
            if content is None and any(isinstance(choice, types.NoneType) for choice in choices):
                return None
            structs = [each for each in choices if isinstance(each, types.StructType)]
            return _value(structs[0], content) if structs else content
        case types.StructType(cls=cls):
            return content if isinstance(content, Record) else made(cls, content or {})
        case types.ListType(item_type=inner) | types.VarTupleType(item_type=inner):
            return [_value(inner, each) for each in content or ()]
        case types.DictType(value_type=inner):
            return {name: _value(inner, each) for name, each in (content or {}).items()}
        case types.BoolType():
            return bool(content)
        case types.IntType() | types.FloatType():
            return content or 0
        case types.StrType():
            return content or ""
        case types.LiteralType(values=values):
            return content if content is not None else values[0]
    return content
