type Ask = () => Promise<boolean>;

const guards = new Set<Ask>();

/** Asks before the page is left, until the answer is called. */
export function guardLeaving(ask: Ask): () => void {
  guards.add(ask);
  return () => guards.delete(ask);
}

/** Whether the page may be left: everybody who guards something agrees. */
export async function mayLeave(): Promise<boolean> {
  for (const ask of guards) if (!(await ask())) return false;
  return true;
}
