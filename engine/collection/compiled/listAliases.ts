import type { FieldSchema } from '../../../schemas/collection/collection.ts';

/** The other names under which a field is accepted: those given to it, and those that it had. */
export function listAliases(field: FieldSchema): readonly string[] {
  const { 'x-aliases': aliases = [], 'x-was': former } = field;
  return former ? [...aliases, ...former] : aliases;
}
