import type { Guard } from '../../../schemas/collection/guard.ts';
import { compileFormula, type Formula } from '../../calc/compileFormula.ts';
import { describeScope, type FormulaScope } from '../../calc/describeScope.ts';
import { listFormulaPaths } from '../../calc/listFormulaPaths.ts';
import type { ValueType } from '../../calc/values/valueType.ts';
import type { Collection } from '../../collection/compiled/collection.ts';
import { describeRelated } from '../../collection/compiled/describeRelated.ts';
import { type FindCollection, findRelated, type RelatedRead } from '../../collection/compiled/findRelated.ts';
import { listPlaceholders, listTitlePaths } from './listPlaceholders.ts';

/** A guard that can be judged, with the related records that it and its message read. */
export interface CompiledGuard {
  guard: Guard;
  formula: Formula;
  related: RelatedRead[];
}

/** Compiles a guard of a collection; throws `formula_invalid` with the place that is wrong. */
export function compileGuard(guard: Guard, collection: Collection, find: FindCollection): CompiledGuard {
  const { scope, related } = describeGuard(guard, collection, find);
  return { guard, formula: compileFormula(guard.if, scope), related };
}

/** The names that a guard may use; those of records are as wide as its own paths need. */
export function describeGuard(
  { if: source, message }: Guard,
  collection: Collection,
  find: FindCollection,
): { scope: FormulaScope; related: RelatedRead[] } {
  const texts = [message.th, message.en];
  const paths = [
    ...listFormulaPaths(source),
    ...texts.flatMap(listPlaceholders),
    ...texts.flatMap((text) => listTitlePaths(text, collection, find)),
  ];
  const related = findRelated(collection, paths, find);
  const scope = describeScope(describeRelated(collection, related, find));
  const { record: before } = describeScope({ record: collection.schema }).names;
  return {
    related,
    scope: { names: { ...scope.names, ...(before && { before }), person: withLevels(scope.names.person) } },
  };
}

/** The person with the levels of `x-approval`: those that they may approve, and of these their own. */
function withLevels(person: ValueType | undefined): ValueType {
  const levels: ValueType = { kind: 'list', items: { kind: 'text' } };
  const fields = person?.kind === 'object' ? person.fields : {};
  return { kind: 'object', fields: { ...fields, levels, own_levels: levels } };
}
