import type { ErrorDetail } from '../../schemas/errors/errors.ts';
import type { CreateAction, CreateLines } from '../../schemas/machine/action.ts';
import type { Collection } from '../collection/collection.ts';
import { startStates } from '../machine/readMachine.ts';
import { type ActionCheck, checkFormula, checkValues, findChanged, knownName } from './checkNames.ts';
import { lineFields } from './checkTarget.ts';

/** What is wrong with an action that creates a record: its collection, fields, lines, state and link. */
export function checkCreation(check: ActionCheck, action: CreateAction): ErrorDetail[] {
  const { collection } = check;
  const found = findChanged(check, action.create);
  if (Array.isArray(found)) return found;
  const { fields } = found.collection;
  const starts = found.machine ? startStates(found.machine) : [];
  return [
    ...checkValues({ ...check, each: action.each }, { values: action.fields, fields: fields.keys() }),
    ...(action.state === undefined ? [] : knownName(check, 'state', action.state, starts)),
    ...(action.link === undefined ? [] : knownName(check, 'field', action.link, collection.fields.keys())),
    ...(action.lines ? checkLines(check, action.lines, found.collection) : []),
  ];
}

function checkLines(check: ActionCheck, lines: CreateLines, created: Collection): ErrorDetail[] {
  const { collection } = check;
  const lost = [
    ...knownName(check, 'list', lines.from, listsOf(collection)),
    ...knownName(check, 'list', lines.to, listsOf(created)),
  ];
  if (lost.length > 0) return lost;
  const inner = { ...check, each: lines.from };
  const own = lineFields(collection, lines.from);
  return [
    ...checkValues(inner, { values: lines.fields, fields: lineFields(created, lines.to) }),
    ...(lines.when === undefined ? [] : checkFormula(inner, lines.when, 'boolean')),
    ...(lines.open ? [lines.open.of, lines.open.taken].flatMap((field) => knownName(check, 'field', field, own)) : []),
  ];
}

function listsOf({ fields }: Collection): string[] {
  return [...fields.values()].filter(({ type }) => type === 'array').map(({ name }) => name);
}
