"""Sums over tables of any size: group by group, a batch of rows at a time, so that memory stays flat."""

from collections import defaultdict
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from typing import NamedTuple

from squander.lab.stats import Z

BATCH = 200_000

Key = tuple[str | float, ...]


class Sum(NamedTuple):
    """Of a column in one group: how many rows, their sum, and the sum of their squares."""

    rows: int
    total: float
    squares: float

    def plus(self, other: "Sum") -> "Sum":
        return Sum(self.rows + other.rows, self.total + other.total, self.squares + other.squares)

    @property
    def mean(self) -> float:
        return self.total / self.rows if self.rows else 0.0

    @property
    def reach(self) -> float:
        """Half of the 95 % interval of the mean; nothing can be said from one row."""
        if self.rows < 2:
            return 0.0
        spread = max(0.0, self.squares - self.rows * self.mean**2) / (self.rows - 1)
        return Z * sqrt(spread / self.rows)


WANTED = [("_v", "count"), ("_v", "sum"), ("_s", "sum")]
NOTHING = Sum(0, 0.0, 0.0)
Sums = dict[Key, Sum]


def sums(path: Path, keys: Sequence[str], column: str) -> Sums:
    """Of one column, by the values of others."""
    import pyarrow as pa
    import pyarrow.compute as pc
    import pyarrow.parquet as pq

    found: Sums = defaultdict(lambda: NOTHING)
    columns = list(dict.fromkeys([*keys, column]))
    for batch in pq.ParquetFile(path).iter_batches(BATCH, columns=columns):
        values = pc.cast(batch.column(column), pa.float64())
        groups = [batch.column(key) for key in keys]
        table = pa.table([*groups, values, pc.multiply(values, values)], [*keys, "_v", "_s"])
        grouped = table.group_by(list(keys), use_threads=False).aggregate(WANTED)
        for row in grouped.to_pylist():
            key = tuple(row[name] for name in keys)
            found[key] = found[key].plus(Sum(row["_v_count"], row["_v_sum"] or 0.0, row["_s_sum"] or 0.0))
    return dict(found)
