import type { JsonObject } from '../../../schemas/json.ts';
import type { CreateAction, CreateLines, TakeFrom } from '../../../schemas/machine/action.ts';
import { Decimal } from '../../calc/values/decimal.ts';
import type { Collection } from '../../collection/compiled/collection.ts';
import type { FindNeed } from './actionNeeds.ts';
import { describeRefusal } from './describeRefusal.ts';
import { bind, mergeFields, mergeLine, type Planning, readLines } from './planning.ts';
import { meetsWhen } from './readActionValue.ts';
import { takeAmount } from './takeAmount.ts';

const mostGivers = 1000;

/** The record refers to the new one before it is written: its id is known. */
export function planCreation(planning: Planning, action: CreateAction): void {
  if (action.take) planParts(planning, action, action.take);
  else planOneCreation(planning, action);
}

function planOneCreation(planning: Planning, action: CreateAction): void {
  const { request, plan, scope } = planning;
  const [known] = action.unless
    ? findKnown(planning, { collection: action.create, where: action.unless, sort: { id: 1 }, atMost: 1, begins: true })
    : [];
  const id = known ? String(known.id) : request.createId(action.create);
  if (action.link !== undefined) plan.data = linkTo(plan.data, action.link, { id, collection: request.collection });
  if (known) return;
  const lines = action.lines ? takeLines({ request, plan, scope }, action.lines) : [];
  if (action.lines?.open && lines.length === 0) {
    const path = action.lines.from;
    plan.refused.push(describeRefusal('nothing_open', { path, title: request.collection.fields.get(path)?.title }));
  }
  plan.planned.push({ kind: 'create', action, id, lines, scope });
}

/** One new record for each that gives a part. */
function planParts(planning: Planning, action: CreateAction, take: TakeFrom): void {
  const { request, plan, scope, spent, turn } = planning;
  const place = { collection: request.collection, each: action.each };
  const sort = { ...(take.sort ?? { created_at: 1 }), id: 1 as const };
  const givers = findKnown(planning, {
    collection: take.from,
    where: take.where,
    sort,
    atMost: mostGivers,
    begins: false,
  });
  const { parts, changes, refused } = takeAmount({ take, place, scope, line: turn.index, givers, spent });
  const { index } = turn;
  plan.data =
    action.each === undefined || index === undefined
      ? mergeFields(plan.data, changes)
      : mergeLine(plan.data, changes, { list: action.each, index });
  plan.refused.push(...refused);
  for (const part of parts) {
    const id = request.createId(action.create);
    if (action.link !== undefined) plan.data = linkTo(plan.data, action.link, { id, collection: request.collection });
    plan.planned.push({ kind: 'create', action, id, lines: [], scope: { ...scope, ...part } });
  }
}

/** The records of a need, when they have been read. */
function findKnown(planning: Planning, need: FindNeed): readonly JsonObject[] {
  const { request, needs } = planning;
  const bound = { ...need, where: bind(planning, need.where) };
  const known = request.found?.find(bound);
  if (!known) needs.finds.push(bound);
  return known ?? [];
}

/** The lines to take over, which from now on count as taken. */
function takeLines({ request, plan, scope }: Pick<Planning, 'request' | 'plan' | 'scope'>, lines: CreateLines) {
  const { from, open, when } = lines;
  const place = { collection: request.collection, each: from };
  const taken: { line: JsonObject; open?: number }[] = [];
  const left = readLines(plan.data, from).map((line) => {
    const amount = open && Decimal.sub(amountOf(line, open.of), amountOf(line, open.taken));
    if (amount && !amount.isPositive()) return line;
    const own = { ...scope, line, ...(amount && { open: amount.toNumber() }) };
    if (amount?.isZero() || !meetsWhen(when, place, own)) return line;
    taken.push({ line, ...(amount && { open: amount.toNumber() }) });
    return open && amount ? { ...line, [open.taken]: amount.plus(amountOf(line, open.taken)).toNumber() } : line;
  });
  if (open && taken.length > 0) plan.data = { ...plan.data, [from]: left };
  return taken;
}

function amountOf(line: JsonObject, field: string): number {
  const value = line[field];
  return typeof value === 'number' ? value : 0;
}

function linkTo(
  data: JsonObject,
  field: string,
  { id, collection }: { id: string; collection: Collection },
): JsonObject {
  const isList = collection.fields.get(field)?.type === 'array';
  const known = data[field];
  return { ...data, [field]: isList ? [...(Array.isArray(known) ? known : []), id] : id };
}
