import type { AnyStateMachine } from 'xstate';
import { weekdays } from '../../../schemas/collection/schedule.ts';
import { type ErrorDetail, SalaError } from '../../../schemas/errors/errors.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../schemas/json.ts';
import type { Text } from '../../../schemas/text.ts';
import type { Collection } from '../../collection/compiled/collection.ts';
import { fault } from '../../collection/terms/collection.errors.ts';
import { parseCondition } from '../../condition/parseCondition.ts';
import { kinds, unknownName } from '../../content/unknownName.ts';
import { listStates, listTransitions } from '../../machine/readMachine.ts';

const keys = ['name', 'at', 'days', 'dates', 'where', 'event', 'effect'];
const most = 20;

interface Known {
  machine: AnyStateMachine | undefined;
  /** Names of effects; undefined where they are not known. */
  effects: Iterable<string> | undefined;
}

const texts = {
  list: { th: `ต้องเป็นรายการไม่เกิน ${most} ข้อ`, en: `must be a list of at most ${most}` },
  object: { th: 'ต้องเป็นออบเจ็กต์', en: 'must be an object' },
  name: { th: 'ต้องมีชื่อที่ไม่ซ้ำกัน', en: 'needs a name of its own' },
  at: { th: 'ต้องเป็นเวลา เช่น "08:00"', en: 'must be a time of the day, such as "08:00"' },
  days: {
    th: `ต้องเป็น "working" หรือรายการของ ${weekdays.join(', ')}`,
    en: `must be "working" or a list of ${weekdays.join(', ')}`,
  },
  dates: { th: 'ต้องเป็นรายการวันที่ 1 ถึง 31 หรือ -1', en: 'must be a list of days of the month, 1 to 31 or -1' },
  where: { th: 'ต้องเป็นเงื่อนไข', en: 'must be a condition' },
  task: { th: 'ต้องมี event หรือ effect อย่างใดอย่างหนึ่ง', en: 'needs either an event or an effect' },
} satisfies Record<string, Text>;

/** What is wrong with `x-schedule`: times, days, conditions, and names of events and effects. */
export function checkSchedules({ schema }: Collection, known: Known): ErrorDetail[] {
  const schedules: unknown = schema['x-schedule'];
  if (schedules === undefined) return [];
  if (!Array.isArray(schedules) || schedules.length > most) return [fault('x-schedule', texts.list)];
  const names = new Set<unknown>();
  return schedules.flatMap((schedule: Json, index) => {
    const path = `x-schedule.${index}`;
    if (!isJsonObject(schedule)) return [fault(path, texts.object)];
    const isNew = typeof schedule.name === 'string' && schedule.name !== '' && !names.has(schedule.name);
    names.add(schedule.name);
    return [...(isNew ? [] : [fault(`${path}.name`, texts.name)]), ...checkOne(schedule, path, known)];
  });
}

function checkOne(schedule: JsonObject, path: string, known: Known): ErrorDetail[] {
  const unknown = Object.keys(schedule).flatMap((key) =>
    checkNamed(key, keys, { path: `${path}.${key}`, kind: kinds.key }),
  );
  return [
    ...unknown,
    ...checkTimes(schedule, path),
    ...checkWhere(schedule.where, `${path}.where`),
    ...checkTask(schedule, path, known),
  ];
}

/** What is wrong with the time, the days of the week and those of the month. */
export function checkTimes({ at, days, dates }: JsonObject, path: string): ErrorDetail[] {
  const isTime = typeof at === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(at);
  const areDays =
    days === undefined || days === 'working' || isListOf(days, (day) => weekdays.some((name) => name === day));
  const areDates = dates === undefined || isListOf(dates, isDate);
  return [
    ...(isTime ? [] : [fault(`${path}.at`, texts.at)]),
    ...(areDays ? [] : [fault(`${path}.days`, texts.days)]),
    ...(areDates ? [] : [fault(`${path}.dates`, texts.dates)]),
  ];
}

function isListOf(value: Json, test: (item: Json) => boolean): boolean {
  return Array.isArray(value) && value.length > 0 && value.every(test);
}

function isDate(value: Json): boolean {
  return Number.isInteger(value) && (value === -1 || (Number(value) >= 1 && Number(value) <= 31));
}

function checkWhere(where: Json | undefined, path: string): ErrorDetail[] {
  try {
    parseCondition(where);
    return [];
  } catch (error) {
    if (!(error instanceof SalaError)) throw error;
    return [fault(path, where === undefined ? texts.where : error.text)];
  }
}

function checkTask({ event, effect }: JsonObject, path: string, { machine, effects }: Known): ErrorDetail[] {
  if ((event === undefined) === (effect === undefined)) return [fault(path, texts.task)];
  if (effect !== undefined)
    return effects ? checkNamed(String(effect), effects, { path: `${path}.effect`, kind: kinds.effect }) : [];
  const events = machine
    ? listStates(machine).flatMap(({ name }) => listTransitions(machine, name).map((one) => one.event))
    : [];
  return checkNamed(String(event), events, { path: `${path}.event`, kind: kinds.event });
}

function checkNamed(
  name: string,
  known: Iterable<string>,
  { path, kind }: { path: string; kind: Text },
): ErrorDetail[] {
  const text = unknownName(kind, name, known);
  return text ? [fault(path, text)] : [];
}
