import {
  isJsonObject,
  type Json,
  type Language,
  type Layout,
  type LayoutObject,
  type PropertySchema,
  type Text,
  type WidgetDefinition,
} from '../../../schemas/index.ts';
import { listObjects } from '../walkLayout.ts';
import type { Check, CheckFacts, Mend } from './findings.ts';
import { isEmpty } from './isEmpty.ts';
import { listHeadings } from './listHeadings.ts';
import { type FoundProperty, listProperties } from './listProperties.ts';

/** What readers see, listen to or press. */
export const contentChecks: readonly Check[] = [
  {
    name: 'deadLink',
    level: 'warning',
    text: { th: 'ลิงก์ “{what}” ไม่มีปลายทาง', en: 'The link “{what}” leads nowhere' },
    find: (layout, facts) =>
      onProperties(layout, facts, ({ schema, value }) => {
        if (schema['x-control'] !== 'link' || typeof value !== 'string' || value.trim() === '') return undefined;
        return facts.isDeadLink?.(value) ? value : undefined;
      }),
  },
  {
    name: 'missingPicture',
    level: 'warning',
    text: { th: 'ยังไม่ได้เลือกรูปภาพ', en: 'No picture is chosen yet' },
    find: (layout, facts) =>
      onProperties(layout, facts, (found, { container }) =>
        // What holds rows shows something without a picture, too.
        isPicture(found) && !container && isEmpty(found.value) ? '' : undefined,
      ),
  },
  {
    name: 'missingAlt',
    level: 'warning',
    text: {
      th: 'รูปภาพไม่มีคำอธิบายสำหรับผู้ที่มองไม่เห็น',
      en: 'A picture has no description for people who cannot see it',
    },
    find: (layout, facts) =>
      onProperties(layout, facts, (found) =>
        isPicture(found) && !isEmpty(found.value) && isEmpty(found.holder.alt) ? '' : undefined,
      ),
  },
  {
    name: 'headingOrder',
    level: 'warning',
    text: {
      th: 'ระดับหัวข้อข้ามขั้น ({what}) ผู้ใช้โปรแกรมอ่านหน้าจอจะหลงทาง',
      en: 'Heading levels are skipped ({what}): people with screen readers lose their way',
    },
    find: (layout, facts) => {
      let before = 1;
      return listHeadings(layout, facts).flatMap(({ uid, level, setLevel }) => {
        const what = `${before} → ${level}`;
        const mend = setLevel?.(before + 1);
        const isSkipped = level > before + 1;
        before = level;
        return isSkipped ? [{ uid, what, ...(mend && { mend }) }] : [];
      });
    },
  },
  {
    name: 'doubledTitle',
    level: 'warning',
    text: {
      th: 'มีหัวข้อระดับ 1 มากกว่าหนึ่งหัวข้อ',
      en: 'There is more than one heading of level 1',
    },
    find: (layout, facts) =>
      listHeadings(layout, facts)
        .filter(({ level }) => level === 1)
        .slice(1)
        .map(({ uid, setLevel }) => ({ uid, ...(setLevel && { mend: setLevel(2) }) })),
  },
  {
    name: 'untranslated',
    level: 'warning',
    text: { th: 'ข้อความ “{what}” ยังไม่ได้แปล', en: 'The text “{what}” is not translated yet' },
    // A page in one language alone lacks no translation.
    find: (layout, facts) =>
      layout.settings.onlyIn ? [] : onProperties(layout, facts, ({ value }) => readUntranslated(value)),
  },
  {
    name: 'unfilledBlank',
    level: 'warning',
    text: {
      th: 'ข้อความ “{what}” ยังมีช่องว่างที่ไม่ได้เติม กรุณาเติม หรือซ่อนส่วนนี้ไว้ก่อน',
      en: 'The text “{what}” has a blank that is not filled in. Fill it in, or hide this part for now',
    },
    find: (layout, facts) =>
      onProperties(layout, facts, ({ schema, value }) => (isText(schema) ? readBlank(value) : undefined)).map(
        (found) => ({ ...found, mend: hideForNow }),
      ),
  },
  {
    name: 'exampleText',
    level: 'warning',
    text: {
      th: 'ข้อความตัวอย่าง “{what}” ยังไม่ได้เปลี่ยนเป็นของคุณ',
      en: 'The example “{what}” is not replaced by a text of yours yet',
    },
    find: (layout, facts) =>
      onProperties(layout, facts, ({ value }, _definition, { builder }) =>
        readExampleLeft(value, builder?.examples, layout.settings.onlyIn),
      ).map((found) => ({ ...found, mend: keepExamples })),
  },
  {
    name: 'hiddenData',
    level: 'error',
    text: {
      th: 'ส่วนนี้แสดงข้อมูล “{what}” ซึ่งคุณไม่มีสิทธิ์อ่าน จึงเผยแพร่ไม่ได้',
      en: 'This part shows “{what}”, which you may not read, so you cannot publish it',
    },
    find: (layout, facts) => {
      const { canRead } = facts;
      if (!canRead) return [];
      return onProperties(layout, facts, ({ schema, value }) => {
        if (schema['x-control'] !== 'query' || !isJsonObject(value)) return undefined;
        const { collection } = value;
        return typeof collection === 'string' && collection !== '' && !canRead(collection) ? collection : undefined;
      });
    },
  },
];

/** A place for each property about which `find` has something to say; only the first of an object. */
function onProperties(
  layout: Layout,
  { findDefinition }: CheckFacts,
  find: (found: FoundProperty, definition: WidgetDefinition, object: LayoutObject) => string | Text | undefined,
): { uid: string; what: string | Text }[] {
  return listObjects(layout).flatMap((object) => {
    const definition = findDefinition(object.type);
    if (!definition || object.show === false) return [];
    for (const found of listProperties(object, definition)) {
      const what = find(found, definition, object);
      if (what !== undefined) return [{ uid: object.uid, what }];
    }
    return [];
  });
}

/** A picture that readers are meant to see: one that has a description beside it. */
function isPicture({ schema, siblings }: FoundProperty): boolean {
  return schema['x-control'] === 'image' && siblings.alt !== undefined;
}

function readUntranslated(value: Json | undefined): string | undefined {
  if (!isJsonObject(value) || !('th' in value || 'en' in value)) return undefined;
  const { th, en } = value;
  if (isEmpty(th) === isEmpty(en)) return undefined;
  return shorten(plain(isEmpty(th) ? en : th));
}

/** Ready-made texts leave a blank where only the site knows what stands there: a price, a number. */
const blank = /_{3,}/;

const hideForNow: Mend = {
  path: ['show'],
  value: false,
  label: { th: 'ซ่อนไว้ก่อน', en: 'Hide for now' },
};

const keepExamples: Mend = {
  path: ['builder', 'examples'],
  label: { th: 'ใช้ข้อความนี้', en: 'Keep this text' },
};

/** What a text still says as it came, in the languages that the page has. */
function readExampleLeft(
  value: Json | undefined,
  examples: readonly string[] | undefined,
  onlyIn: Language | undefined,
): Text | undefined {
  if (!examples) return undefined;
  const { th, en } = isJsonObject(value) ? value : { th: value, en: value };
  const left = (text: Json | undefined) => typeof text === 'string' && examples.includes(text) && shorten(plain(text));
  const found = { th: onlyIn !== 'en' && left(th), en: onlyIn !== 'th' && left(en) };
  const either = found.th || found.en;
  return either ? { th: found.th || either, en: found.en || either } : undefined;
}

/** What stands around the first blank of a text, in whichever language has one. */
function readBlank(value: Json | undefined): string | undefined {
  const texts = isJsonObject(value) ? Object.values(value) : [value];
  const found = texts.map(plain).find((text) => blank.test(text));
  // Signs above and below letters belong to the letter that was cut off.
  return found && shorten(found.slice(Math.max(0, found.search(blank) - 20)).replace(/^\p{M}+/u, ''));
}

function isText(schema: PropertySchema): boolean {
  return schema['x-translate'] === true || schema['x-control'] === 'rich-text';
}

function plain(value: Json | undefined): string {
  return typeof value === 'string' ? value.replace(/<[^>]*>/g, ' ').trim() : '';
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
