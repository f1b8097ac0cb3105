import { isSameJson } from '../../../engine/layout/isSameJson.ts';
import { isJsonObject, type Json, type JsonObject, readText, type Text } from '../../../schemas/index.ts';

/** What a value is called, such as a plugin by its title. */
export type NameValue = (value: string) => Text;

/** What differs between two values of a setting, in lines that people read. */
export function describeSetting(
  before: Json | undefined,
  after: Json | undefined,
  nameOf: NameValue = sameName,
): Text[] {
  if (Array.isArray(before ?? []) && Array.isArray(after ?? []))
    return describeList(namedItems(before, nameOf), namedItems(after, nameOf));
  const [was, is] = [readParts(before), readParts(after)];
  if (!was || !is) return [change(tellValue(before), tellValue(after))];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((name) => !isSameJson(was[name], is[name]))
    .map((name) => {
      const [title, line] = [partTitles[name] ?? sameName(name), change(tellValue(was[name]), tellValue(is[name]))];
      return { th: `${title.th}: ${line.th}`, en: `${title.en}: ${line.en}` };
    });
}

/** `New fields: a, b`; nothing where there are none. */
export function tell(what: Text, names: readonly Text[]): Text[] {
  if (names.length === 0) return [];
  const list = (language: 'th' | 'en') =>
    names
      .slice(0, mostNamed)
      .map((name) => readText(name, language))
      .join(', ');
  return [{ th: `${what.th}: ${list('th')}`, en: `${what.en}: ${list('en')}` }];
}

export const sameName = (name: string): Text => ({ th: name, en: name });

const mostNamed = 20;

const partTitles: Record<string, Text> = {
  brand: { th: 'สีหลัก', en: 'Brand colour' },
  accent: { th: 'สีเน้น', en: 'Accent colour' },
  font: { th: 'แบบอักษร', en: 'Typeface' },
  radius: { th: 'มุม', en: 'Corners' },
  roles: { th: 'บทบาท', en: 'Roles' },
  pages: { th: 'หน้า', en: 'Pages' },
};

interface Named {
  name: Text;
  value: Json;
}

/** The entries of a list, and of menus below them, with what they are called. */
function namedItems(list: Json | undefined, nameOf: NameValue): Named[] {
  return (Array.isArray(list) ? list : []).flatMap((value): Named[] => {
    if (typeof value === 'string') return [{ name: nameOf(value), value }];
    if (!isJsonObject(value)) return [{ name: sameName(String(value)), value }];
    const { subMenu = null, uid: _, ...own } = value;
    return [{ name: tellValue(value.title ?? value.key), value: own }, ...namedItems(subMenu, nameOf)];
  });
}

function describeList(before: Named[], after: Named[]): Text[] {
  const key = ({ name }: Named) => name.th;
  const [was, is] = [before, after].map((items) => new Map(items.map((item) => [key(item), item])));
  const added = after.filter((item) => !was?.has(key(item)));
  const gone = before.filter((item) => !is?.has(key(item)));
  const changed = after.filter((item) => was?.has(key(item)) && !isSameJson(was.get(key(item))?.value, item.value));
  const lines = [
    ...tell(
      { th: 'เพิ่ม', en: 'New' },
      added.map(({ name }) => name),
    ),
    ...tell(
      { th: 'เอาออก', en: 'Gone' },
      gone.map(({ name }) => name),
    ),
    ...tell(
      { th: 'เปลี่ยน', en: 'Changed' },
      changed.map(({ name }) => name),
    ),
  ];
  return lines.length > 0 ? lines : [{ th: 'ลำดับเปลี่ยน', en: 'Another order' }];
}

/** The parts of a setting with several; undefined for one value, and for a text in several languages. */
function readParts(value: Json | undefined): JsonObject | undefined {
  if (value === undefined || value === null) return {};
  return isJsonObject(value) && !isText(value) ? value : undefined;
}

function isText(value: Json | undefined): value is { th: string; en: string } {
  return isJsonObject(value) && typeof value.th === 'string' && typeof value.en === 'string';
}

function tellValue(value: Json | undefined): Text {
  if (isText(value)) return { th: shorten(value.th), en: shorten(value.en) };
  if (typeof value === 'boolean') return value ? { th: 'ใช่', en: 'Yes' } : { th: 'ไม่ใช่', en: 'No' };
  if (value === undefined || value === null || value === '') return sameName('–');
  if (typeof value !== 'object') return sameName(shorten(String(value)));
  const count = Array.isArray(value) ? value.length : Object.keys(value).length;
  return { th: `${count} รายการ`, en: `${count} entries` };
}

function change(from: Text, to: Text): Text {
  return { th: `${from.th} → ${to.th}`, en: `${from.en} → ${to.en}` };
}

function shorten(text: string): string {
  return text.length > 120 ? `${text.slice(0, 119)}…` : text || '–';
}
