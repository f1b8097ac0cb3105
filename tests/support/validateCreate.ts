import type { Collection } from '../../engine/collection/compiled/collection.ts';
import { computeAndCheck } from '../../engine/collection/validate/checkComputed.ts';
import { dropReported } from '../../engine/collection/validate/dropReported.ts';
import { type CreateResult, checkCreate, readCreate } from '../../engine/collection/validate/validateCreate.ts';
import type { ValidationContext } from '../../engine/collection/validate/validationContext.ts';

/** All of creation one part after the other, for collections without a machine; `state` is the one the record begins in. */
export function validateCreate(
  collection: Collection,
  input: unknown,
  context: ValidationContext & { state?: string | null },
): CreateResult {
  const read = readCreate(collection, input, context);
  const numbered = collection.sequences.map(({ field }) => field);
  const state = context.state ?? read.state ?? null;
  const { data, errors } = computeAndCheck(collection, { data: read.data, state }, read, context);
  const judged = checkCreate(collection, read, { data, state, numbered }, context);
  return { ...judged, errors: [...errors, ...dropReported(judged.errors, errors)] };
}
