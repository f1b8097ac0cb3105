const dayMs = 24 * 3_600_000;

/** How long an API key lives where nobody says, and at most. */
export const keyDays = { usual: 90, most: 365 };

/** When a new key expires; undefined for a time that is none, that is over, or that is too far away. */
export function readKeyExpiry(given: string | undefined, now: Date): Date | undefined {
  if (given === undefined) return new Date(now.getTime() + keyDays.usual * dayMs);
  const at = Date.parse(given);
  const isPossible = at > now.getTime() && at <= now.getTime() + keyDays.most * dayMs;
  return isPossible ? new Date(at) : undefined;
}
