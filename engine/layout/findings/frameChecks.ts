import { findText, type LayoutObject, type LayoutSettings, type Text } from '../../../schemas/index.ts';
import { listObjects } from '../walkLayout.ts';
import type { Check } from './findings.ts';
import { type Heading, listHeadings } from './listHeadings.ts';

/** What pages, popups and the header of a site owe their readers as a whole. */
export const frameChecks: readonly Check[] = [
  {
    name: 'missingTitle',
    level: 'warning',
    text: {
      th: 'หน้านี้ยังไม่มีชื่อ แท็บของเบราว์เซอร์ ผลการค้นหา และลิงก์ที่แชร์จะแสดงเพียงชื่อเว็บไซต์',
      en: 'This page has no title: browser tabs, search results and shared links would show the name of the site only',
    },
    find: (layout, facts) => {
      const { kind, settings } = layout;
      if ((kind !== 'page' && kind !== 'form') || facts.isPart || settings.metaFrom || isTitled(settings)) return [];
      const headings = listHeadings(layout, facts).toSorted((one, other) => one.level - other.level);
      const name = headings.map(findName).find((found) => found !== undefined);
      return [name ? { mends: [{ path: ['settings', 'title'], value: { th: name.th, en: name.en } }] } : {}];
    },
  },
  {
    name: 'missingPopupTitle',
    level: 'warning',
    text: {
      th: 'ป๊อปอัปนี้ยังไม่มีชื่อ โปรแกรมอ่านหน้าจอจึงบอกไม่ได้ว่าหน้าต่างอะไรเปิดขึ้นมา',
      en: 'This popup has no title: a screen reader cannot say what has opened',
    },
    find: ({ kind, settings }) => (kind === 'popup' && !isTitled(settings) ? [{}] : []),
  },
  {
    name: 'noLanguageChoice',
    level: 'warning',
    text: {
      th: 'ส่วนหัวนี้ไม่มีที่เปลี่ยนภาษา ผู้อ่านจึงเปลี่ยนเป็นอีกภาษาไม่ได้',
      en: 'This header has no choice of language: readers cannot switch to the other one',
    },
    find: ({ kind, rows }, { findDefinition, definitions }) => {
      const widget = definitions?.find(({ choosesLanguage }) => choosesLanguage !== undefined);
      if (kind !== 'header' || !widget) return [];
      const found = listObjects({ rows }).filter(({ type }) => findDefinition(type)?.choosesLanguage !== undefined);
      const property = (object: LayoutObject) => findDefinition(object.type)?.choosesLanguage ?? '';
      if (found.some((object) => object.show !== false && object[property(object)] !== false)) return [];
      const [switched] = found.filter(({ show }) => show !== false);
      if (switched) return [{ uid: switched.uid, mends: [{ path: [property(switched)], value: true }] }];
      return [{ mends: [{ add: widget.type }] }];
    },
  },
];

function isTitled({ title }: LayoutSettings): boolean {
  return findText(title) !== undefined;
}

/** The words of a heading that may name the page: none that a record or a formula would fill in. */
function findName({ text }: Heading): Text | undefined {
  const found = findText(text);
  return found && /\{\{|</.test(found.th + found.en) ? undefined : found;
}
