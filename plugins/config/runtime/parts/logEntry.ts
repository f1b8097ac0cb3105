/** An entry of the sign-in log or of the audit log. */
export interface LogEntry {
  at: string;
  actor?: string | null;
  actorId?: string | null;
  /** The person they acted for, if any. */
  onBehalfOf?: string | null;
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
