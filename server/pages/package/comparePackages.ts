import { isSameJson } from '../../../engine/layout/isSameJson.ts';
import { listObjects } from '../../../engine/layout/walkLayout.ts';
import { isJsonObject, type Json, type JsonObject, type Layout, readText, type Text } from '../../../schemas/index.ts';
import { describeSetting, type NameValue, sameName, tell } from './describeSetting.ts';
import type { SitePackage } from './sitePackage.ts';

/** One thing that a package would make or change on a site. */
export interface PackageChange {
  id: string;
  part: 'settings' | 'collections' | 'flows' | 'layouts';
  action: 'add' | 'change';
  title: Text;
  /** What differs, in short lines. */
  details: Text[];
}

/** Between two things that are compared; a package may hold thousands. */
export type Pause = () => Promise<void> | undefined;

/** What a package would make of a site: nothing that is not in the package goes. */
export async function comparePackages(
  now: SitePackage,
  wanted: SitePackage,
  { pluginName, pause }: { pluginName: NameValue; pause: Pause },
): Promise<PackageChange[]> {
  const collections = await compareNamed('collections', [now.collections, wanted.collections], pause, {
    idOf: ({ name }) => name,
    titleOf: ({ name, schema }) => readTitle(schema.title, name),
    describe: (before, after) => describeFields(before.schema, after.schema),
  });
  const flows = await compareNamed('flows', [now.flows, wanted.flows], pause, {
    idOf: ({ title }) => title,
    titleOf: ({ title }) => ({ th: title, en: title }),
    describe: (before, after) => describeKeys(before, after),
  });
  const layouts = await compareNamed('layouts', [now.layouts, wanted.layouts], pause, {
    idOf: ({ key }) => key,
    titleOf: ({ key, layout }) => readTitle(layout.settings?.title as Json, key),
    describe: (before, after) => describeLayouts(before.layout, after.layout),
  });
  return [...compareSettings(now.settings, wanted.settings, pluginName), ...collections, ...flows, ...layouts];
}

interface Kind<Item> {
  idOf: (item: Item) => string;
  titleOf: (item: Item) => Text;
  describe: (before: Item, after: Item) => Text[];
}

async function compareNamed<Item extends object>(
  part: PackageChange['part'],
  [now, wanted]: [now: readonly Item[], wanted: readonly Item[]],
  pause: Pause,
  { idOf, titleOf, describe }: Kind<Item>,
): Promise<PackageChange[]> {
  const known = new Map(now.map((item) => [idOf(item), item]));
  const changes: PackageChange[] = [];
  for (const item of wanted) {
    await pause();
    const before = known.get(idOf(item));
    if (before && isSameJson(toJson(before), toJson(item))) continue;
    changes.push({
      id: `${part} ${idOf(item)}`,
      part,
      action: before ? 'change' : 'add',
      title: titleOf(item),
      details: before ? describe(before, item) : [],
    });
  }
  return changes;
}

const settingTitles: Record<string, Text> = {
  language: { th: 'ภาษา', en: 'Language' },
  timeZone: { th: 'เขตเวลา', en: 'Time zone' },
  currency: { th: 'สกุลเงิน', en: 'Currency' },
  theme: { th: 'สีและแบบอักษร', en: 'Colours and type' },
  menu: { th: 'เมนู', en: 'Menu' },
  homepage: { th: 'หน้าแรก', en: 'Home page' },
  footer: { th: 'ท้ายเว็บไซต์', en: 'Footer' },
  marquee: { th: 'ข้อความวิ่ง', en: 'Marquee' },
  mediaHosts: { th: 'ที่มาของรูปและวิดีโอ', en: 'Hosts of pictures and films' },
  cookies: { th: 'คำถามเรื่องคุกกี้', en: 'Question about cookies' },
  plugins: { th: 'โมดูลที่เปิด', en: 'Modules that are on' },
  editing: { th: 'สิทธิ์แก้ไขหน้าเว็บ', en: 'Who may edit pages' },
};

function compareSettings(now: JsonObject, wanted: JsonObject, pluginName: NameValue): PackageChange[] {
  return Object.entries(wanted).flatMap(([name, value]): PackageChange[] => {
    if (isSameJson(now[name], value)) return [];
    const title = settingTitles[name] ?? sameName(name);
    const details = describeSetting(now[name], value, name === 'plugins' ? pluginName : sameName);
    return [{ id: `settings ${name}`, part: 'settings', action: 'change', title, details }];
  });
}

function describeFields(before: JsonObject, after: JsonObject): Text[] {
  const [was, is] = [readObject(before.properties), readObject(after.properties)];
  const added = Object.keys(is).filter((name) => !Object.hasOwn(was, name));
  const gone = Object.keys(was).filter((name) => !Object.hasOwn(is, name));
  const changed = Object.keys(is).filter((name) => Object.hasOwn(was, name) && !isSameJson(was[name], is[name]));
  const named = (names: string[], of: JsonObject) =>
    names.map((name) => readTitle(readObject(of[name])['x-title'], name));
  return [
    tell({ th: 'ฟิลด์ใหม่', en: 'New fields' }, named(added, is)),
    tell({ th: 'ฟิลด์ที่เปลี่ยน', en: 'Changed fields' }, named(changed, is)),
    tell({ th: 'ฟิลด์ที่แพ็กเกจไม่มี', en: 'Fields that the package lacks' }, named(gone, was)),
  ].flat();
}

function describeKeys(before: JsonObject, after: JsonObject): Text[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return tell(
    { th: 'ที่เปลี่ยน', en: 'Changed' },
    names.filter((name) => !isSameJson(before[name], after[name])).map((name) => flowTitles[name] ?? sameName(name)),
  );
}

const flowTitles: Record<string, Text> = {
  definition: { th: 'ขั้นตอน', en: 'Steps' },
  description: { th: 'คำอธิบาย', en: 'Description' },
  enabled: { th: 'การเปิดใช้', en: 'Whether it is on' },
};

function describeLayouts(before: Layout, after: Layout): Text[] {
  const [was, is] = [before, after].map((layout) => new Map(listObjects(layout).map((object) => [object.uid, object])));
  const count = (list: Iterable<[string, object]>, keep: (uid: string, object: object) => boolean) =>
    [...list].filter(([uid, object]) => keep(uid, object)).length;
  const own = (object: object | undefined) => toJson({ ...object, rows: null });
  const added = count(is ?? [], (uid) => !was?.has(uid));
  const gone = count(was ?? [], (uid) => !is?.has(uid));
  const changed = count(
    is ?? [],
    (uid, object) => was?.has(uid) === true && !isSameJson(own(was.get(uid)), own(object)),
  );
  return [
    {
      th: `วัตถุใหม่ ${added} เปลี่ยน ${changed} หายไป ${gone}`,
      en: `${added} objects new, ${changed} changed, ${gone} gone`,
    },
  ];
}

function readTitle(title: Json | undefined, name: string): Text {
  if (typeof title === 'string' && title !== '') return { th: title, en: title };
  if (isJsonObject(title)) {
    const both = { th: String(title.th ?? name), en: String(title.en ?? name) };
    return readText(both, 'th') === '' ? { th: name, en: name } : both;
  }
  return { th: name, en: name };
}

function readObject(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

function toJson(value: object): Json {
  return JSON.parse(JSON.stringify(value));
}
