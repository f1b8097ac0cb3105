import {
  isJsonObject,
  type Json,
  type JsonObject,
  type Language,
  type Layout,
  type PropertySchema,
  type Text,
} from '../../../schemas/index.ts';
import { listAnchorNames } from '../anchors.ts';
import { listObjects } from '../walkLayout.ts';
import { joinFound, readIn } from './bothLanguages.ts';
import type { Check, CheckFacts, Mend } from './findings.ts';
import { isEmpty } from './isEmpty.ts';
import { listLinks, mendLink } from './linkMends.ts';
import { listHeadings } from './listHeadings.ts';
import type { FoundProperty } from './listProperties.ts';
import { onProperties } from './onProperties.ts';
import { isDecoration, mendAlt, nameFile } from './pictureMends.ts';
import { plain, shorten } from './quoteText.ts';

/** What readers see, listen to or press. */
export const contentChecks: readonly Check[] = [
  {
    name: 'deadLink',
    level: 'warning',
    text: { th: 'ลิงก์ “{what}” ไม่มีปลายทาง', en: 'The link “{what}” leads nowhere' },
    find: (layout, facts) => {
      const isDead = findDeadLinks(layout, facts);
      return onProperties(layout, facts, (found) => {
        const address = listLinks(found).find(isDead);
        return address === undefined ? undefined : { what: address, mends: mendLink(found, address) };
      });
    },
  },
  {
    name: 'missingPicture',
    level: 'warning',
    text: { th: 'ยังไม่ได้เลือกรูปภาพ', en: 'No picture is chosen yet' },
    find: (layout, facts) =>
      onProperties(layout, facts, (found, { container }) =>
        // What holds rows shows something without a picture, too.
        isPicture(found) && !container && isEmpty(found.value) && !showsSample(found) ? {} : undefined,
      ),
  },
  {
    name: 'samplePicture',
    level: 'warning',
    text: {
      th: 'ยังเป็นภาพตัวอย่าง ผู้เข้าชมจะเห็นภาพตัวอย่างนี้ กรุณาเลือกรูปของคุณ หรือซ่อนส่วนนี้ไว้ก่อน',
      en: 'This is still the sample picture, and visitors will see it. Choose a picture of yours, or hide this part for now',
    },
    find: (layout, facts) =>
      onProperties(layout, facts, (found) =>
        isPicture(found) && isEmpty(found.value) && showsSample(found) ? { mends: [hideForNow] } : undefined,
      ),
  },
  {
    name: 'blockedPicture',
    level: 'warning',
    text: {
      th: 'เว็บไซต์นี้ไม่แสดงรูปจาก {what} กรุณาอัปโหลดรูป หรือเพิ่มโฮสต์นี้ในการตั้งค่าของเว็บไซต์',
      en: 'This site shows no pictures from {what}. Upload the picture, or add the host in the settings of the site',
    },
    find: (layout, facts) =>
      onProperties(layout, facts, ({ schema, value }) =>
        schema['x-control'] === 'image' && typeof value === 'string' && facts.showsPicture?.(value) === false
          ? { what: hostOf(value) }
          : undefined,
      ),
  },
  {
    name: 'missingAlt',
    level: 'warning',
    text: {
      th: 'รูปภาพ “{what}” ไม่มีคำอธิบายสำหรับผู้ที่มองไม่เห็น',
      en: 'The picture “{what}” has no description for people who cannot see it',
    },
    find: (layout, facts) =>
      onProperties(layout, facts, (found, _definition, object) => {
        if (!isPicture(found) || isEmpty(found.value) || !isEmpty(found.holder.alt)) return undefined;
        if (isDecoration(object.builder, found.value)) return undefined;
        return { what: nameFile(String(found.value)), mends: mendAlt(found, object) };
      }),
  },
  {
    name: 'headingOrder',
    level: 'warning',
    text: {
      th: 'ระดับหัวข้อข้ามขั้น ({what}) ผู้ใช้โปรแกรมอ่านหน้าจอจะหลงทาง',
      en: 'Heading levels are skipped ({what}): people with screen readers lose their way',
    },
    find: (layout, facts) => {
      const headings = listHeadings(layout, facts);
      let before = facts.isPart ? (headings[0]?.level ?? 1) : 1;
      return headings.flatMap(({ uid, level, setLevel }) => {
        const what = `${before} → ${level}`;
        const mends = setLevel && [setLevel(before + 1)];
        const isSkipped = level > before + 1;
        before = level;
        return isSkipped ? [{ uid, what, ...(mends && { mends }) }] : [];
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
        .map(({ uid, setLevel }) => ({ uid, ...(setLevel && { mends: [setLevel(2)] }) })),
  },
  {
    name: 'unfilledBlank',
    level: 'warning',
    text: {
      th: 'ข้อความ “{what}” ยังมีช่องว่างที่ไม่ได้เติม กรุณาเติม หรือซ่อนส่วนนี้ไว้ก่อน',
      en: 'The text “{what}” has a blank that is not filled in. Fill it in, or hide this part for now',
    },
    find: (layout, facts) =>
      onProperties(layout, facts, ({ schema, value }) => {
        const what = isText(schema) ? readBlank(value, layout.settings.onlyIn) : undefined;
        return what && { what, mends: [hideForNow] };
      }),
  },
  {
    name: 'hiddenData',
    level: 'error',
    text: {
      th: 'ส่วนนี้แสดงข้อมูล “{what}” ซึ่งคุณไม่มีสิทธิ์อ่าน จึงเผยแพร่ไม่ได้',
      en: 'This part shows “{what}”, which you may not read, so you cannot publish it',
    },
    find: (layout, facts) => {
      const { canRead, nameCollection } = facts;
      if (!canRead) return [];
      return onProperties(layout, facts, ({ schema, value }) => {
        if (schema['x-control'] !== 'query' || !isJsonObject(value)) return undefined;
        const { collection } = value;
        if (typeof collection !== 'string' || collection === '' || canRead(collection)) return undefined;
        return { what: nameCollection?.(collection) ?? collection };
      });
    },
  },
];

/** A picture that readers are meant to see: one that has a description beside it. */
function isPicture({ schema, siblings }: FoundProperty): boolean {
  return schema['x-control'] === 'image' && siblings.alt !== undefined;
}

/** Whether a drawn picture stands in the place of one that nobody has chosen yet. */
function showsSample({ holder, siblings: { placeholder } }: FoundProperty): boolean {
  const drawn = holder.placeholder ?? placeholder?.default ?? 'none';
  return placeholder?.enum?.includes('none') === true && drawn !== 'none';
}

/** Tells which links lead nowhere; those to a place of the page where all of its places are known. */
function findDeadLinks(
  layout: Layout,
  { findDefinition, isDeadLink, isPart }: CheckFacts,
): (address: string) => boolean {
  const objects = listObjects(layout);
  const isWhole = objects.every((object) => {
    const definition = findDefinition(object.type);
    return definition && definition.includes === undefined && object.layout === undefined;
  });
  if (!pagesOfTheirOwn.has(layout.kind) || isPart || !isWhole) return (address) => isDeadLink?.(address) === true;
  // A stored object is JSON; the interface only lacks the index signature.
  const anchors = new Set([...everyPage, ...listAnchorNames(objects as unknown as JsonObject[])]);
  return (address) =>
    address.startsWith('#') ? !anchors.has(decodeName(address.slice(1))) : isDeadLink?.(address) === true;
}

/** What other layouts link to stands on the pages around them. */
const pagesOfTheirOwn = new Set<Layout['kind']>(['page', 'form', 'post']);

/** What can be linked to on every page. */
const everyPage = ['top', 'content'];

function hostOf(address: string): string {
  return URL.parse(address)?.host ?? address;
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Ready-made texts leave a blank where only the site knows what stands there: a price, a number. */
const blank = /_{3,}/;

const hideForNow: Mend = {
  path: ['show'],
  value: false,
  label: { th: 'ซ่อนไว้ก่อน', en: 'Hide for now' },
};

/** What stands around the first blank of a text, in each language, or in the one that has a blank. */
function readBlank(value: Json | undefined, onlyIn: Language | undefined): Text | undefined {
  const { th, en } = readIn(value, onlyIn);
  return joinFound(aroundBlank(plain(th)), aroundBlank(plain(en)));
}

function aroundBlank(text: string): string | undefined {
  const at = text.search(blank);
  if (at < 0) return undefined;
  const near = Math.max(0, at - 20);
  const start = Math.max(text.lastIndexOf(' ', near), text.lastIndexOf('\n', near)) + 1;
  // A word is told whole; of one that is too long, signs above and below letters belong to the letter that was cut off.
  return shorten(near - start > 20 ? text.slice(near).replace(/^\p{M}+/u, '') : text.slice(start));
}

/** Whether readers read a property: no address, no choice, no setting with a control of its own. */
function isText(schema: PropertySchema): boolean {
  return schema.enum === undefined && readTexts.has(schema['x-control']);
}

const readTexts = new Set([undefined, 'textarea', 'rich-text']);
