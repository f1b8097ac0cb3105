import type { Collection } from '../../engine/collection/collection.ts';
import { type CreateResult, checkCreate, readCreate } from '../../engine/validate/validateCreate.ts';
import type { ValidationContext } from '../../engine/validate/validationContext.ts';

/** Both parts of creation one after the other, for collections without a machine; `state` is the one the record begins in. */
export function validateCreate(
  collection: Collection,
  input: unknown,
  context: ValidationContext & { state?: string | null },
): CreateResult {
  const read = readCreate(collection, input, context);
  const numbered = collection.sequences.map(({ field }) => field);
  return checkCreate(
    collection,
    read,
    { data: read.data, state: context.state ?? read.state ?? null, numbered },
    context,
  );
}
