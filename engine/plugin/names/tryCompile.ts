import type { ErrorDetail } from '../../../schemas/errors/errors.ts';
import { type CollectionSchema, SalaError } from '../../../schemas/index.ts';
import { compileCollection } from '../../collection/compileCollection.ts';
import type { Collection } from '../../collection/compiled/collection.ts';

const compiled = new WeakMap<CollectionSchema, Collection | ErrorDetail[]>();

/** The compiled collection of a schema, or all errors of the schema; each schema is compiled once. */
export function tryCompile(schema: CollectionSchema): Collection | ErrorDetail[] {
  const known = compiled.get(schema);
  if (known) return known;
  const found = compile(schema);
  compiled.set(schema, found);
  return found;
}

function compile(schema: CollectionSchema): Collection | ErrorDetail[] {
  try {
    return compileCollection(schema);
  } catch (error) {
    if (!(error instanceof SalaError)) throw error;
    return Array.isArray(error.details)
      ? (error.details as ErrorDetail[])
      : [{ code: error.code, message: error.message, text: error.text }]; // as the engine's errors carry them
  }
}
