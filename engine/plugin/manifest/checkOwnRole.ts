import {
  isJsonObject,
  type OwnRole,
  ownRoleId,
  recordActionNames,
  roleNames,
  roles,
  SalaError,
} from '../../../schemas/index.ts';
import type { Text } from '../../../schemas/text.ts';
import { parseCondition } from '../../condition/parseCondition.ts';
import { keysOf } from '../../content/keysOf.ts';
import { kinds } from '../../content/unknownName.ts';
import { checkName, faultIn, type PluginFault } from '../names/pluginFault.ts';

/** What an own role may name. */
export interface RoleNames {
  collections: readonly string[];
  routes: readonly string[];
  /** The fields and events of a collection. */
  partsOf(collection: string): { fields: readonly string[]; events: readonly string[] } | undefined;
}

interface Place {
  file: string;
  /** Where the role stands, with a dot behind it; empty when it is all that there is. */
  within: string;
}

const actionKind: Text = { th: 'การกระทำ', en: 'action' };
const eventKind: Text = { th: 'เหตุการณ์', en: 'event' };
const roleKeys = keysOf<OwnRole>({ id: 1, title: 1, base: 1, grants: 1, denies: 1, pages: 1, closedPages: 1 });
const entryKeys = keysOf<NonNullable<OwnRole['grants']>[number]>({
  collection: 1,
  actions: 1,
  events: 1,
  fields: 1,
  owner: 1,
  when: 1,
});
const baseRoles = roleNames.filter((role) => role !== 'root' && role !== 'public');

/** What is wrong with a role of a site or a plugin: its id, its base, and the names in what it grants and denies. */
export function checkOwnRole(role: OwnRole, names: RoleNames, { file, within }: Place): PluginFault[] {
  const at = (path: string, kind: Text) => ({ file, path: `${within}${path}`, kind });
  const fault = (path: string, text: Text) => [faultIn(file, `${within}${path}`, text)];
  const isText =
    isJsonObject(role.title) && [role.title.th, role.title.en].every((one) => typeof one === 'string' && one);
  return [
    ...(new RegExp(ownRoleId).test(role.id)
      ? []
      : fault('id', {
          th: 'รหัสเป็นอักษรอังกฤษตัวเล็ก ตัวเลข _ และ - ยาว 2 ถึง 40 ตัว',
          en: 'an id is 2 to 40 lower-case letters, digits, _ and -',
        })),
    ...(roleNames.includes(role.id)
      ? fault('id', { th: `มีบทบาท "${role.id}" อยู่แล้ว`, en: `there is a role "${role.id}" already` })
      : []),
    ...(role.id in Object.prototype
      ? fault('id', {
          th: `ใช้รหัส "${role.id}" ไม่ได้ กรุณาใช้รหัสอื่น`,
          en: `the id "${role.id}" cannot be used, choose another`,
        })
      : []),
    ...(isText ? [] : fault('title', { th: 'ต้องมีชื่อภาษาไทยและอังกฤษ', en: 'needs a title in th and en' })),
    ...(isText ? listGivenTitles(role.title) : []).flatMap((title) =>
      fault('title', {
        th: `"${title}" เป็นชื่อของบทบาทที่ระบบมีให้ กรุณาใช้ชื่ออื่น`,
        en: `"${title}" is the title of a given role, choose another`,
      }),
    ),
    ...Object.keys(role).flatMap((key) => checkName(key, roleKeys, at(key, kinds.key))),
    ...checkName(String(role.base), baseRoles, at('base', kinds.role)),
    ...(['grants', 'denies'] as const).flatMap((list) =>
      (role[list] ?? []).flatMap((entry, index) => checkEntry(entry, `${list}.${index}`, { names, at, fault })),
    ),
    ...(role.grants ?? []).flatMap(({ actions = [], events = [], when }, index) => [
      ...(actions.length + events.length > 0
        ? []
        : fault(`grants.${index}`, { th: 'ต้องมี actions หรือ events', en: 'needs actions or events' })),
      ...(when === undefined ? [] : checkCondition(when, (text) => fault(`grants.${index}.when`, text))),
    ]),
    ...(['pages', 'closedPages'] as const).flatMap((list) =>
      (role[list] ?? []).flatMap((path, index) => checkName(path, names.routes, at(`${list}.${index}`, kinds.route))),
    ),
  ];
}

/** What would pass for a given role where people see titles alone, in either language. */
function listGivenTitles(title: OwnRole['title']): string[] {
  return [...new Set(Object.values(title))].filter((one) => givenTitles.has(plain(one)));
}

const plain = (title: string) =>
  title
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]+/gu, '')
    .toLowerCase();
const givenTitles = new Set(
  Object.entries(roles).flatMap(([name, title]) => [name, ...Object.values(title)].map(plain)),
);

interface Telling {
  names: RoleNames;
  at(path: string, kind: Text): { file: string; path: string; kind: Text };
  fault(path: string, text: Text): PluginFault[];
}

type Entry = NonNullable<OwnRole['grants'] | OwnRole['denies']>[number];

function checkEntry(entry: Entry, path: string, { names, at }: Telling): PluginFault[] {
  const unknown = Object.keys(entry).flatMap((key) => checkName(key, entryKeys, at(`${path}.${key}`, kinds.key)));
  if (unknown.length > 0) return unknown;
  const { collection, actions, events, fields } = entry;
  const parts = names.partsOf(collection);
  if (!parts) return checkName(collection, names.collections, at(`${path}.collection`, kinds.collection));
  const lists = [
    { key: 'actions', given: actions, known: recordActionNames, kind: actionKind },
    { key: 'events', given: events, known: parts.events, kind: eventKind },
    { key: 'fields', given: fields, known: parts.fields, kind: kinds.field },
  ];
  return lists.flatMap(({ key, given = [], known, kind }) =>
    given.flatMap((name, index) => checkName(name, known, at(`${path}.${key}.${index}`, kind))),
  );
}

function checkCondition(when: unknown, fault: (text: Text) => PluginFault[]): PluginFault[] {
  try {
    parseCondition(when);
    return [];
  } catch (error) {
    if (!(error instanceof SalaError)) throw error;
    return fault(error.text);
  }
}
