import { isJsonObject, type Json, type JsonObject } from 'sala/schemas';
import { type Day, readDay } from './days.ts';

/** Which fields of a collection mean what on a calendar or a board. */
export interface Mapping {
  titleField: string;
  startField: string;
  endField: string;
  colorField: string;
  descriptionField: string;
  /** Name of somebody without an account. */
  personField: string;
  /** Reference to a person. */
  personIdField: string;
  priorityField: string;
  statusField: string;
  doneState: string;
  /** Address of an entry's own page, such as `/hr/leave/{id}`. */
  path: string;
}

/** Who does it: somebody of the site, or a name alone. */
export interface Person {
  name: string;
  id?: string;
  picture?: string;
}

/** A record as calendars and boards show it. */
export interface Entry {
  id: string;
  title: string;
  start?: Day;
  end?: Day;
  color?: string;
  description?: string;
  person?: Person;
  priority?: string;
  /** Value of the field that holds its status. */
  status?: string;
  isDone: boolean;
  path?: string;
  record: JsonObject;
}

/** The entries of an answered list. Records without a day are entries too: a board shows them. */
export function readEntries(answer: Json | undefined, mapping: Mapping, timeZone: string): Entry[] {
  const list = isJsonObject(answer) && Array.isArray(answer.data) ? answer.data : [];
  return list.filter(isJsonObject).map((record) => readEntry(record, mapping, timeZone));
}

export function readEntry(record: JsonObject, mapping: Mapping, timeZone: string): Entry {
  const text = (field: string) => readText(record, field);
  const start = readDay(readPath(record, mapping.startField), timeZone);
  const end = mapping.endField ? readDay(readPath(record, mapping.endField), timeZone) : undefined;
  const color = text(mapping.colorField);
  return {
    id: String(record.id ?? ''),
    title: text(mapping.titleField) ?? '–',
    start: start ?? end,
    end: start && end && end < start ? start : (end ?? start),
    color: color && /^#[0-9a-fA-F]{6}$/.test(color) ? color : undefined,
    description: text(mapping.descriptionField),
    person: readPerson(record, mapping),
    priority: text(mapping.priorityField),
    status: text(mapping.statusField),
    isDone: mapping.doneState !== '' && record.state === mapping.doneState,
    path: mapping.path ? fillPath(mapping.path, record) : undefined,
    record,
  };
}

export function overlaps({ start, end }: Entry, from: Day, to: Day): boolean {
  return start !== undefined && start <= to && (end ?? start) >= from;
}

/** `customer.name` reads inside; an expanded reference gives its own name. */
export function readPath(record: JsonObject, path: string): Json | undefined {
  if (path === '') return undefined;
  return path
    .split('.')
    .reduce<Json | undefined>((value, name) => (isJsonObject(value) ? value[name] : undefined), record);
}

function readText(record: JsonObject, field: string): string | undefined {
  const value = readPath(record, field);
  if (Array.isArray(value)) return value.filter((item) => typeof item === 'string').join(', ') || undefined;
  if (isJsonObject(value)) return typeof value.name === 'string' ? value.name : undefined;
  return typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : undefined;
}

function readPerson(record: JsonObject, { personField, personIdField }: Mapping): Person | undefined {
  const id = readPath(record, personIdField);
  const referred = readPath(record, `_expanded.${personIdField}`);
  if (typeof id === 'string' && isJsonObject(referred) && typeof referred.name === 'string')
    return {
      id,
      name: referred.name,
      ...(typeof referred.avatar === 'string' && referred.avatar !== '' && { picture: referred.avatar }),
    };
  const name = readText(record, personField);
  return name === undefined ? undefined : { name };
}

function fillPath(path: string, record: JsonObject): string {
  return path.replace(/\{([\w.]+)\}/g, (_, name: string) => encodeURIComponent(readText(record, name) ?? ''));
}
