import { type JsonObject, SalaError } from 'sala/schemas';
import type { SourceContext } from 'sala/server';

/** The stored changes of a record, latest first; undefined where its reader may not see them. */
export async function findHistory(
  { records }: SourceContext,
  name: string,
  id: string,
): Promise<JsonObject[] | undefined> {
  try {
    return await records.history(name, id);
  } catch (error) {
    if (error instanceof SalaError && error.status < 500) return undefined;
    throw error;
  }
}
