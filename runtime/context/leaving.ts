/** `objects`: the page stays, only these show something else. */
type Ask = (objects?: readonly string[]) => Promise<boolean>;

/** Each with whether there is something to lose now. */
const guards = new Map<Ask, () => boolean>();

/** Asks before the page is left, until the answer is called. */
export function guardLeaving(ask: Ask, hasChanges: () => boolean): () => void {
  guards.set(ask, hasChanges);
  return () => guards.delete(ask);
}

/** Whether something on the page would be lost with it. */
export function holdsChanges(): boolean {
  return [...guards.values()].some((hasChanges) => hasChanges());
}

/** Whether the page may be left, or what these objects show: everybody who guards something there agrees. */
export async function mayLeave(objects?: readonly string[]): Promise<boolean> {
  for (const ask of guards.keys()) if (!(await ask(objects))) return false;
  return true;
}
