# SPDX-License-Identifier: BSD-2-Clause
"""Tables as NumPy columns, which pandas, polars and pyarrow take."""

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray


class Frame:
    """A table: equally long columns by name, each a one-dimensional array.

    Columns have their unit in their name (docs/guide/export.md). Numbers are passed on without a copy where the other
    library can take them so; texts are copied.
    """

    def __init__(self, columns: Mapping[str, NDArray[Any]]) -> None:
        self.columns = dict(columns)

    def __len__(self) -> int:
        return len(next(iter(self.columns.values()), ()))

    def __getitem__(self, name: str) -> NDArray[Any]:
        """One column; KeyError names those there are."""
        try:
            return self.columns[name]
        except KeyError:
            raise KeyError(f"there is no column {name}: there are {', '.join(self.columns)}") from None

    def __iter__(self) -> Iterator[str]:
        return iter(self.columns)

    def __repr__(self) -> str:
        return f"<irqscope.Frame of {len(self)} rows: {', '.join(self.columns)}>"

    def to_numpy(self) -> NDArray[np.void]:
        """One structured array, which is a copy."""
        kinds = [(name, column.dtype) for name, column in self.columns.items()]
        found = np.empty(len(self), dtype=kinds)
        for name, column in self.columns.items():
            found[name] = column
        return found

    def to_pandas(self) -> Any:
        """A pandas.DataFrame; ImportError without pandas."""
        return import_module("pandas").DataFrame(self.columns, copy=False)

    def to_polars(self) -> Any:
        """A polars.DataFrame; ImportError without polars."""
        polars = import_module("polars")
        return polars.DataFrame(self._native(lambda texts: polars.Series(values=texts, dtype=polars.String)))

    def to_arrow(self) -> Any:
        """A pyarrow.Table; ImportError without pyarrow."""
        arrow = import_module("pyarrow")
        return arrow.table(self._native(lambda texts: arrow.array(texts, arrow.string())))

    def __arrow_c_stream__(self, requested_schema: Any = None) -> Any:
        """For whatever takes Arrow's PyCapsule interface; ImportError without pyarrow."""
        return self.to_arrow().__arrow_c_stream__(requested_schema)

    def _native(self, column: Callable[[list[str]], Any]) -> dict[str, object]:
        """The columns, those of texts made of Python's own by `column`: Arrow has no strings of fixed width."""
        return {name: column(x.tolist()) if x.dtype.kind == "U" else x for name, x in self.columns.items()}
