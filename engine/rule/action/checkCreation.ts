import type { ErrorDetail } from '../../../schemas/errors/errors.ts';
import type { CreateAction, CreateLines, TakeFrom } from '../../../schemas/machine/action.ts';
import type { Collection } from '../../collection/compiled/collection.ts';
import { listStates, startStates } from '../../machine/readMachine.ts';
import {
  type ActionCheck,
  checkFormula,
  checkValues,
  findChanged,
  knownName,
  type NamedCollection,
} from './checkNames.ts';
import { checkWhere, lineFields } from './checkTarget.ts';

/** What is wrong with an action that creates a record: its collection, fields, lines, state and link. */
export function checkCreation(check: ActionCheck, action: CreateAction): ErrorDetail[] {
  const { collection } = check;
  const found = findChanged(check, action.create);
  if (Array.isArray(found)) return found;
  const { fields } = found.collection;
  const starts = listStarts(check, found);
  const giver = action.take && findGiver(check, action.take.from);
  const inner = { ...check, each: action.each };
  return [
    ...checkValues(
      { ...inner, ...(giver && { target: giver.schema }) },
      { values: action.fields, fields: fields.keys() },
    ),
    ...checkWhere(inner, action.unless, found.collection),
    ...(action.take ? checkTake(inner, action.take, giver) : []),
    ...(action.state === undefined ? [] : knownName(check, 'state', action.state, starts)),
    ...(action.link === undefined ? [] : knownName(check, 'field', action.link, collection.fields.keys())),
    ...(action.lines ? checkLines(check, action.lines, found.collection) : []),
  ];
}

/** A machine may begin a record of its own collection in any of its states: the mirror of a posted document is posted. */
function listStarts({ machine, collection }: ActionCheck, found: NamedCollection): string[] {
  if (found.collection.name === collection.name) return listStates(machine).map(({ name }) => name);
  return found.machine ? startStates(found.machine) : [];
}

const partsOfTake = ['from', 'where', 'sort', 'of', 'amount', 'partial', 'taken', 'short', 'message'];

function findGiver({ collection, names }: ActionCheck, name: string): Collection | undefined {
  return name === collection.name ? collection : names.find(name)?.collection;
}

function checkTake(check: ActionCheck, take: TakeFrom, giver: Collection | undefined): ErrorDetail[] {
  const wrong = Object.keys(take).flatMap((key) => knownName(check, 'key', key, partsOfTake));
  if (wrong.length > 0) return wrong;
  if (!giver) return knownName(check, 'collection', take.from, check.names.of('collection'));
  const { collection, each } = check;
  const own = each === undefined ? collection.fields.keys() : lineFields(collection, each);
  const sorted = Object.fromEntries(Object.keys(take.sort ?? {}).map((field) => [field, 1]));
  return [
    ...checkWhere(check, take.where, giver),
    ...checkWhere(check, sorted, giver),
    ...knownName(check, 'field', take.of, giver.fields.keys()),
    ...(typeof take.amount === 'string' ? checkFormula(check, take.amount, 'number') : []),
    ...(take.partial === undefined ? [] : checkFormula(check, take.partial, 'boolean')),
    ...[take.taken, take.short].flatMap((field) => (field === undefined ? [] : knownName(check, 'field', field, own))),
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
