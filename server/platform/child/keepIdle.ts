interface Running {
  hasEnded(): boolean;
  stop(): void;
}

export interface IdleProcesses<Kept> {
  /** One that waits for work, else a new one. */
  take(): Kept;
  /** Of a process that did its whole work without a fault: the next work may have it. */
  giveBack(child: Kept): void;
}

/**
 * Keeps processes for the work that comes within `idleMs`, since it comes in bursts. To start a process stops this one until the new
 * one runs: 15 ms, and over 200 where the processors have more to do than time.
 */
export function keepIdle<Kept extends Running>(start: () => Kept, idleMs: number): IdleProcesses<Kept> {
  const idle = new Map<Kept, NodeJS.Timeout>();

  function takeIdle(): Kept | undefined {
    for (const [child, timer] of idle) {
      clearTimeout(timer);
      idle.delete(child);
      if (!child.hasEnded()) return child;
    }
  }

  return {
    take: () => takeIdle() ?? start(),
    giveBack: (child) => {
      const end = () => {
        idle.delete(child);
        child.stop();
      };
      idle.set(child, setTimeout(end, idleMs).unref());
    },
  };
}
