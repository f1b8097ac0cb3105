const longest = 500;

/** Why something was not sent, as it may be stored: what others answer may hold bytes that a text in the database cannot. */
export function readReason(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return reason.replaceAll('\0', '').slice(0, longest);
}
