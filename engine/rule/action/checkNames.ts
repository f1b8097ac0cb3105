import type { AnyStateMachine } from 'xstate';
import { type ErrorDetail, SalaError } from '../../../schemas/errors/errors.ts';
import { isJsonObject } from '../../../schemas/json.ts';
import type { ActionValue, ActionValues } from '../../../schemas/machine/action.ts';
import type { Text } from '../../../schemas/text.ts';
import { compileFormula } from '../../calc/compileFormula.ts';
import { describeScope, type FieldHolder } from '../../calc/describeScope.ts';
import { listFormulaPaths } from '../../calc/listFormulaPaths.ts';
import type { Collection } from '../../collection/compiled/collection.ts';
import { describeRelated } from '../../collection/compiled/describeRelated.ts';
import { coreNames } from '../../collection/terms/collectionNames.ts';
import { kinds, unknownName } from '../../content/unknownName.ts';
import { findReads } from './listReads.ts';

/** A collection that actions may name, with its machine. */
export interface NamedCollection {
  collection: Collection;
  machine?: AnyStateMachine | undefined;
}

/** A document that actions may issue. */
export interface NamedDocument {
  name: string;
  /** The list of the record that it shows line by line. */
  lines?: string | undefined;
}

/** What the actions of a machine may name beside its own collection. */
export interface ActionNames {
  /** The collection of a name; nothing where it is not known or cannot be read. */
  find(name: string): NamedCollection | undefined;
  of(kind: 'collection' | 'effect' | 'sequence' | 'role' | 'route' | 'flowStart'): ReadonlySet<string>;
  /** The documents of a collection. */
  documents(collection: string): readonly NamedDocument[];
  /** Names of this kind could not be read, so an unknown one may be right. */
  isUnsure(kind: 'effect' | 'sequence' | 'flowStart'): boolean;
}

export interface ActionCheck {
  collection: Collection;
  machine: AnyStateMachine;
  names: ActionNames;
  /** Where the action stands: `states.draft.transitions.confirmed.actions.0`. */
  path: string;
  each?: string | undefined;
  /** Schema of the record that the action changes. */
  target?: FieldHolder;
}

export function misuse({ path }: ActionCheck, text: Text): ErrorDetail {
  return { path, code: 'action', message: text.en, text };
}

/** A fault when a name is none of the known ones, with the nearest of them. */
export function knownName(
  check: ActionCheck,
  kind: keyof typeof kinds,
  name: string,
  known: Iterable<string>,
): ErrorDetail[] {
  const text = unknownName(kinds[kind], name, known);
  return text ? [misuse(check, text)] : [];
}

/** A fault for an unknown effect, number pattern or place where flows start. */
export function providedName(
  check: ActionCheck,
  kind: 'effect' | 'sequence' | 'flowStart',
  name: string,
): ErrorDetail[] {
  return check.names.isUnsure(kind) ? [] : knownName(check, kind, name, check.names.of(kind));
}

/** The collection whose records an action creates or changes, or why it does not; without faults where it cannot be read. */
export function findChanged(check: ActionCheck, name: string): NamedCollection | ErrorDetail[] {
  const { collection, names } = check;
  if (name === collection.name) return check;
  const found = names.find(name);
  if (found?.collection.core || coreNames.some((core) => core === name))
    return [misuse(check, { th: `${name} เปลี่ยนด้วยการกระทำไม่ได้`, en: `${name} is not changed by actions` })];
  return found ?? knownName(check, 'collection', name, names.of('collection'));
}

/** What is wrong with a formula, where it stands in the action. */
export function checkFormula(check: ActionCheck, source: string, wanted?: 'boolean' | 'number'): ErrorDetail[] {
  const { collection, each, target } = check;
  try {
    const find = (name: string) => (name === collection.name ? collection : check.names.find(name)?.collection);
    const reads = findReads(collection, listFormulaPaths(source), find);
    const { record, related } = describeRelated(collection, reads, find);
    const scope = describeScope({
      record,
      ...(each !== undefined && { lines: each }),
      related: { ...related, ...(target && { target }) },
      names: { open: { kind: 'number' }, taken: { kind: 'number' } },
    });
    const { kind } = compileFormula(source, scope).type;
    if (wanted === undefined || [wanted, 'any', 'nothing'].includes(kind)) return [];
    return [misuse(check, { th: `${source} ต้องเป็น ${wanted}`, en: `${source} must be a ${wanted}, not a ${kind}` })];
  } catch (error) {
    if (!(error instanceof SalaError)) throw error;
    return [misuse(check, { th: `${source}: ${error.text.th}`, en: `${source}: ${error.text.en}` })];
  }
}

function checkValue(check: ActionCheck, value: ActionValue, wanted?: 'number'): ErrorDetail[] {
  if (typeof value === 'string') return checkFormula(check, value, wanted);
  const inner = Array.isArray(value) ? value : isJsonObject(value) ? Object.values(value) : [];
  return inner.flatMap((item) => checkValue(check, item));
}

/** What is wrong with the fields that an action fills, and with the values it fills them with. */
export function checkValues(
  check: ActionCheck,
  { values, fields, wanted }: { values: ActionValues; fields: Iterable<string>; wanted?: 'number' },
): ErrorDetail[] {
  const known = [...fields];
  return Object.entries(values).flatMap(([field, value]) => [
    ...knownName(check, 'field', field, known),
    ...checkValue(check, value, wanted),
  ]);
}
