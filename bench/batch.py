"""How fast the batch steps, with observation and mask, against the bare loop: by turns in one process, best ones count.

.venv/bin/python bench/batch.py                  Last Will for four, 16, 64 and 256 games
.venv/bin/python bench/batch.py --turns 40       on a machine that does much else
"""

import argparse
import time
from collections.abc import Iterator

import environment_steps

SIZES = (16, 64, 256)
TURN = 0.25  # seconds of a processor


def speed(steps: Iterator[int]) -> float:
    """Steps a second of one turn; what yields no steps was not counted."""
    end = time.process_time() + TURN
    done, spent = 0, 0.0
    while time.process_time() < end:
        began = time.process_time()
        count = next(steps)
        if count:
            done, spent = done + count, spent + time.process_time() - began
    return done / spent


def race(turns: int) -> dict[str, float]:
    loops = {"bare loop": environment_steps.bare()}
    loops |= {f"{size} games": environment_steps.batch(size) for size in SIZES}
    best = dict.fromkeys(loops, 0.0)
    for _ in range(turns):
        for name, loop in loops.items():
            best[name] = max(best[name], speed(loop))
    return best


def table(best: dict[str, float]) -> str:
    bare = best["bare loop"]
    return "\n".join(f"{name:12} {found:10,.0f} steps/s  {found / bare:.2f}" for name, found in best.items())


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--turns", type=int, default=20)
    print(table(race(parser.parse_args().turns)))
