/** Idle time after which the session ends, and the length of the countdown before that. */
const noticeShare = 0.4;

export interface IdleState {
  expired: boolean;
  /** Milliseconds left, while the countdown shows. */
  left?: number;
}

/** The idle state for the time since the last activity. */
export function readIdle({ idleMs, limitMs }: { idleMs: number; limitMs: number }): IdleState {
  const left = limitMs - idleMs;
  if (left <= 0) return { expired: true };
  return left <= limitMs * noticeShare ? { expired: false, left } : { expired: false };
}

/** `04:09` */
export function writeCountdown(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1000);
  return [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
