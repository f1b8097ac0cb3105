/** A line of the sign-in log or of the log of changes. */
export interface LogLine {
  at: string;
  actor?: string | null;
  actorId?: string | null;
  name?: string | null;
  userId?: string | null;
  action?: string;
  outcome?: string;
  via?: string;
  targetKind?: string;
  target?: string | null;
  targetId?: string | null;
  changes?: Record<string, unknown>;
  address?: string | null;
  device?: string | null;
}
