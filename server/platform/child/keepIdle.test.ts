import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepIdle } from './keepIdle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openKept() {
  const ended = new Set<number>();
  let started = 0;
  const start = () => {
    started += 1;
    const pid = started;
    return { pid, hasEnded: () => ended.has(pid), stop: () => void ended.add(pid) };
  };
  return { ...keepIdle(start, 1000), ended };
}

it('gives a process that waits to the next work, and starts another while all are busy', () => {
  const { take, giveBack, ended } = openKept();
  const [one, other] = [take(), take()];
  expect([one.pid, other.pid]).toEqual([1, 2]);
  giveBack(other);
  giveBack(one);
  expect([take().pid, take().pid, take().pid]).toEqual([2, 1, 3]);
  expect(ended.size).toBe(0);
});

it('ends a process for which no work comes, and gives out none that has ended', () => {
  const { take, giveBack, ended } = openKept();
  giveBack(take());
  vi.advanceTimersByTime(999);
  giveBack(take());
  vi.advanceTimersByTime(999);
  expect(ended.size).toBe(0);
  vi.advanceTimersByTime(1);
  expect([...ended]).toEqual([1]);
  const next = take();
  giveBack(next);
  next.stop();
  expect(take().pid).toBe(3);
});
