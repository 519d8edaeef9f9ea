"""Limits on how often something may happen."""

import time

MOST_KEPT = 10_000


class Bucket:
    """So many at once, then so many a second."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self.left = float(burst)
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.per_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for each caller; the oldest are forgotten."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self.buckets: dict[str, Bucket] = {}

    def take(self, caller: str) -> bool:
        bucket = self.buckets.pop(caller, None) or Bucket(self.burst, self.per_second)
        self.buckets[caller] = bucket
        while len(self.buckets) > MOST_KEPT:
            del self.buckets[next(iter(self.buckets))]
        return bucket.take()
