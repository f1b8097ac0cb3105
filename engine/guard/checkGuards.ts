import type { AnyStateMachine } from 'xstate';
import type { Guard } from '../../schemas/collection/guard.ts';
import { type ErrorDetail, SalaError } from '../../schemas/errors/errors.ts';
import { isJsonObject, type Json } from '../../schemas/json.ts';
import { compileFormula } from '../calc/compileFormula.ts';
import type { FormulaScope } from '../calc/describeScope.ts';
import { fault } from '../collection/collection.errors.ts';
import type { Collection } from '../collection/collection.ts';
import { suggestName } from '../content/nearestName.ts';
import { listStates, listTransitions } from '../machine/readMachine.ts';
import { describeGuard } from './compileGuard.ts';
import type { FindCollection } from './findRelated.ts';
import { listPlaceholders } from './readPaths.ts';

const parts = ['if', 'field', 'message'];
const changes = ['create', 'update'];
const mostGuards = 50;

/** Faults of the guards of a collection and of its machine, with the nearest valid name. */
export function checkGuards(
  collection: Collection,
  machine: AnyStateMachine | undefined,
  find: FindCollection,
): ErrorDetail[] {
  const check = (guards: unknown, path: string, known: readonly string[]) =>
    guards === undefined ? [] : checkList(guards as Json, { path, known, collection, find }); // declarations are JSON
  const ofEvents = (machine ? listStates(machine) : []).flatMap(({ name }) =>
    machine
      ? listTransitions(machine, name).flatMap(({ event, meta }) =>
          check(meta.guards, `${name}.${event}.guards`, parts),
        )
      : [],
  );
  return [...check(collection.schema['x-guard'], 'x-guard', [...parts, 'on']), ...ofEvents];
}

interface Place {
  path: string;
  known: readonly string[];
  collection: Collection;
  find: FindCollection;
}

function checkList(guards: Json, place: Place): ErrorDetail[] {
  if (!Array.isArray(guards) || guards.length > mostGuards)
    return [fault(place.path, { th: 'ต้องเป็นรายการ', en: `must be a list of at most ${mostGuards}` })];
  return guards.flatMap((guard, index) => checkGuard(guard, { ...place, path: `${place.path}.${index}` }));
}

function checkGuard(guard: Json, place: Place): ErrorDetail[] {
  const { path, known, collection } = place;
  if (!isJsonObject(guard)) return [fault(path, { th: 'ต้องเป็นออบเจ็กต์', en: 'must be an object' })];
  const faults = Object.keys(guard)
    .filter((part) => !known.includes(part))
    .map((part) => unknownName(`${path}.${part}`, part, known));
  const { field, on, message } = guard;
  if (typeof field === 'string' && !collection.fields.has(field.split('.')[0] ?? ''))
    faults.push(unknownName(`${path}.field`, field, collection.fields.keys()));
  if (on !== undefined)
    for (const change of Array.isArray(on) ? on : [on])
      if (!changes.includes(String(change))) faults.push(unknownName(`${path}.on`, String(change), changes));
  if (!isJsonObject(message) || typeof message.th !== 'string' || typeof message.en !== 'string')
    return [...faults, fault(`${path}.message`, { th: 'ต้องมีข้อความ th และ en', en: 'needs a text in th and en' })];
  if (typeof guard.if !== 'string')
    return [...faults, fault(`${path}.if`, { th: 'ต้องเป็นสูตร', en: 'must be a formula' })];
  return [...faults, ...checkFormulas({ if: guard.if, message: { th: message.th, en: message.en } }, place)];
}

function checkFormulas(guard: Guard, { path, collection, find }: Place): ErrorDetail[] {
  const { scope } = describeGuard(guard, collection, find);
  const placeholders = [...listPlaceholders(guard.message.th), ...listPlaceholders(guard.message.en)];
  return [
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

function unknownName(path: string, name: string, known: Iterable<string>): ErrorDetail {
  const { th, en } = suggestName(name, known);
  return fault(path, { th: `ไม่รู้จัก ${name}${th}`, en: `there is no ${name}${en}` });
}
