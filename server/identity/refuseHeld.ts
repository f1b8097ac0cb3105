import type { Session } from '../sites/visit.ts';
import { resetNeeded, sessionLocked } from './accounts.errors.ts';

/** Restrictions of a session: locked, or a new password is required. */
export type Hold = 'locked' | 'reset';

/** Refuses a restricted session, except for the restrictions that the call permits. */
export function refuseHeld(session: Session | null, allowed: readonly Hold[] = []): void {
  if (session?.mustReset && !allowed.includes('reset')) throw resetNeeded();
  if (session?.locked && !allowed.includes('locked')) throw sessionLocked();
}
