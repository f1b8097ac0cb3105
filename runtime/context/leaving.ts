/** `objects`: the page stays, only these show something else. */
type Ask = (objects?: readonly string[]) => Promise<boolean>;

const guards = new Set<Ask>();

/** Asks before the page is left, until the answer is called. */
export function guardLeaving(ask: Ask): () => void {
  guards.add(ask);
  return () => guards.delete(ask);
}

/** Whether the page may be left, or what these objects show: everybody who guards something there agrees. */
export async function mayLeave(objects?: readonly string[]): Promise<boolean> {
  for (const ask of guards) if (!(await ask(objects))) return false;
  return true;
}
