import type { Guard } from '../../../schemas/collection/guard.ts';
import { type ErrorDetail, SalaError } from '../../../schemas/errors/errors.ts';
import { isJsonObject, type Json } from '../../../schemas/json.ts';
import { compileFormula } from '../../calc/compileFormula.ts';
import type { FormulaScope } from '../../calc/describeScope.ts';
import type { Collection } from '../../collection/compiled/collection.ts';
import type { FindCollection } from '../../collection/compiled/findRelated.ts';
import { fault } from '../../collection/terms/collection.errors.ts';
import { kinds, unknownName } from '../../content/unknownName.ts';
import { formatNames } from '../../layout/binding/formatValue.ts';
import { listFormats } from '../../layout/binding/parseTemplate.ts';
import { describeGuard } from './compileGuard.ts';
import { listPlaceholders } from './listPlaceholders.ts';

const parts = ['if', 'field', 'message'];
const changes = ['create', 'update', 'rollup'];
const mostGuards = 50;

interface GuardPlace {
  /** Where the list stands: `x-guard`, `states.lent.transitions.returned.guards`. */
  path: string;
  collection: Collection;
  find: FindCollection;
}

interface Place extends GuardPlace {
  known: readonly string[];
}

/** Faults of the guards of a collection, or of an event of its machine, with the nearest valid name. */
export function checkGuards(guards: readonly Guard[] | undefined, place: GuardPlace): ErrorDetail[] {
  if (guards === undefined) return [];
  const known = [...parts, ...(place.path === 'x-guard' ? ['on'] : ['hides', 'warns'])];
  return checkList(guards as unknown as Json, { ...place, known }); // declarations are JSON
}

function checkList(guards: Json, place: Place): ErrorDetail[] {
  if (!Array.isArray(guards) || guards.length > mostGuards)
    return [fault(place.path, { th: 'ต้องเป็นรายการ', en: `must be a list of at most ${mostGuards}` })];
  return guards.flatMap((guard, index) => checkGuard(guard, { ...place, path: `${place.path}.${index}` }));
}

function checkGuard(guard: Json, place: Place): ErrorDetail[] {
  const { path, known, collection } = place;
  if (!isJsonObject(guard)) return [fault(path, { th: 'ต้องเป็นออบเจ็กต์', en: 'must be an object' })];
  const { field, on = [], message } = guard;
  const faults = [
    ...Object.keys(guard).flatMap((part) => checkName('key', { path, name: part, known })),
    ...(typeof field === 'string'
      ? checkName('field', { path: `${path}.field`, name: field.split('.')[0] ?? '', known: collection.fields.keys() })
      : []),
    ...[on]
      .flat()
      .flatMap((change) => checkName('choice', { path: `${path}.on`, name: String(change), known: changes })),
  ];
  if (!isJsonObject(message) || typeof message.th !== 'string' || typeof message.en !== 'string')
    return [...faults, fault(`${path}.message`, { th: 'ต้องมีข้อความ th และ en', en: 'needs a text in th and en' })];
  if (typeof guard.if !== 'string')
    return [...faults, fault(`${path}.if`, { th: 'ต้องเป็นสูตร', en: 'must be a formula' })];
  return [...faults, ...checkFormulas({ if: guard.if, message: { th: message.th, en: message.en } }, place)];
}

function checkFormulas(guard: Guard, { path, collection, find }: Place): ErrorDetail[] {
  const { scope } = describeGuard(guard, collection, find);
  const placeholders = [...listPlaceholders(guard.message.th), ...listPlaceholders(guard.message.en)];
  const formats = [...listFormats(guard.message.th), ...listFormats(guard.message.en)];
  return [
    ...formats.flatMap((name) => checkName('format', { path: `${path}.message`, name, known: formatNames })),
    ...tryFormula(guard.if, scope, `${path}.if`, true),
    ...placeholders.flatMap((names) => tryFormula(names.join('.'), scope, `${path}.message`)),
  ];
}

function tryFormula(source: string, scope: FormulaScope, path: string, decides = false): ErrorDetail[] {
  try {
    const { kind } = compileFormula(source, scope).type;
    if (!decides || kind === 'boolean' || kind === 'any') return [];
    return [fault(path, { th: 'ต้องได้จริงหรือเท็จ', en: 'must be true or false' })];
  } catch (error) {
    if (!(error instanceof SalaError)) throw error;
    return [{ path, code: 'schema', message: error.text.en, text: error.text }];
  }
}

function checkName(
  kind: keyof typeof kinds,
  { path, name, known }: { path: string; name: string; known: Iterable<string> },
): ErrorDetail[] {
  const text = unknownName(kinds[kind], name, known);
  return text ? [fault(path, text)] : [];
}
