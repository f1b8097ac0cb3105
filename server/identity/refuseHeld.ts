import type { Session } from '../sites/visit.ts';
import { factorNeeded, resetNeeded, sessionLocked } from './accounts.errors.ts';

/** Restrictions of a session: locked, or a new password or a second factor is required. */
export type Hold = 'locked' | 'reset' | 'factor';

/** Whether a session is restricted in any way. */
export function isHeld({ locked, mustReset, needsFactor }: Session): boolean {
  return locked || mustReset || needsFactor;
}

/** Refuses a restricted session, except for the restrictions that the call permits. */
export function refuseHeld(session: Session | null, allowed: readonly Hold[] = []): void {
  if (session?.mustReset && !allowed.includes('reset')) throw resetNeeded();
  if (session?.needsFactor && !allowed.includes('factor')) throw factorNeeded();
  if (session?.locked && !allowed.includes('locked')) throw sessionLocked();
}
