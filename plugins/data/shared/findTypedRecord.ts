import type { JsonObject } from 'sala/schemas';

/** What a scanner or somebody in a hurry means: the only record found, or the only one that holds exactly what was typed. */
export function findTypedRecord(found: readonly JsonObject[], typed: string): JsonObject | undefined {
  if (found.length === 1) return found[0];
  const exact = found.filter((record) =>
    Object.values(record).some((value) => typeof value === 'string' && value.toLowerCase() === typed.toLowerCase()),
  );
  return exact.length === 1 ? exact[0] : undefined;
}
