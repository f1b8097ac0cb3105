import { isJsonObject, type Json, type JsonObject } from '../../../schemas/index.ts';

type Rule = (value: Json) => boolean;

const isText: Rule = (value) => typeof value === 'string' || isJsonObject(value);
const isVisibility: Rule = (value) => typeof value === 'boolean' || isJsonObject(value);
const noteRules: Record<string, Rule> = {
  name: (value) => isName(value),
  locked: (value) => typeof value === 'boolean',
  examples: (value) => isTextList(value),
  decoration: (value) => isTextList(value),
};
const isTextList: Rule = (value) =>
  Array.isArray(value) && value.length <= 50 && value.every((each) => typeof each === 'string' && each.length <= 2000);
const isNotes: Rule = (value) =>
  isJsonObject(value) &&
  Object.entries(value).every(([key, own]) => Object.hasOwn(noteRules, key) && noteRules[key]?.(own));
const isName: Rule = (value) => typeof value === 'string' && value.length <= 64;
const within =
  (least: number, most: number): Rule =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

/** What the schema of a layout asks of the properties that it knows (`layoutSchema`). */
const rowRules: Record<string, Rule> = {
  dataMode: (value) => value === 'set' || value === 'copy' || value === 'standalone',
  dataSetName: isName,
  minCopies: within(0, 50),
  maxCopies: within(1, 50),
  copyTitle: isText,
  show: isVisibility,
  style: isJsonObject,
  builder: isNotes,
};
const columnRules: Record<string, Rule> = { size: within(1, 12), style: isJsonObject, builder: isNotes };
const objectRules: Record<string, Rule> = {
  v: within(1, Number.MAX_SAFE_INTEGER),
  show: isVisibility,
  style: isJsonObject,
  builder: isNotes,
};

const mostColumns = 12;

/** A row as the schema of a layout wants it: what does not fit is left out; undefined when it is no row. */
export function repairRow(value: Json | undefined): JsonObject | undefined {
  if (!isJsonObject(value) || !Array.isArray(value.columns)) return undefined;
  const columns = value.columns.flatMap((column) => repairColumn(column) ?? []).slice(0, mostColumns);
  return { ...keepSound(value, rowRules), uid: readUid(value), columns };
}

/** An object in the same way; its own properties are the business of its widget. */
export function repairObject(value: Json | undefined): JsonObject | undefined {
  if (!isJsonObject(value) || typeof value.type !== 'string' || !isName(value.type) || value.type === '')
    return undefined;
  const { rows, ...own }: JsonObject = { ...keepSound(value, objectRules), uid: readUid(value) };
  if (!Array.isArray(rows)) return own;
  return { ...own, rows: rows.flatMap((row) => repairRow(row) ?? []) };
}

function repairColumn(value: Json): JsonObject | undefined {
  if (!isJsonObject(value) || !Array.isArray(value.objects)) return undefined;
  const objects = value.objects.flatMap((object) => repairObject(object) ?? []);
  return { ...keepSound(value, columnRules), uid: readUid(value), objects };
}

function keepSound(value: JsonObject, rules: Record<string, Rule>): JsonObject {
  const entries = Object.entries(value).filter(([name, each]) => !Object.hasOwn(rules, name) || rules[name]?.(each));
  return Object.fromEntries(entries);
}

/** An empty uid is replaced by a new one when the part is put on a page. */
function readUid({ uid }: JsonObject): string {
  return typeof uid === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(uid) ? uid : '';
}
