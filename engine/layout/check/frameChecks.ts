import { type LayoutObject, readText } from '../../../schemas/index.ts';
import { listObjects } from '../walkLayout.ts';
import type { Check } from './findings.ts';

/** What the header of a site and its popups owe their readers. */
export const frameChecks: readonly Check[] = [
  {
    name: 'missingPopupTitle',
    level: 'warning',
    text: {
      th: 'ป๊อปอัปนี้ยังไม่มีชื่อ โปรแกรมอ่านหน้าจอจึงบอกไม่ได้ว่าหน้าต่างอะไรเปิดขึ้นมา',
      en: 'This popup has no title: a screen reader cannot say what has opened',
    },
    find: ({ kind, settings }) => (kind === 'popup' && readText(settings.title, 'th').trim() === '' ? [{}] : []),
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
      if (switched) return [{ uid: switched.uid, mend: { path: [property(switched)], value: true } }];
      return [{ mend: { add: widget.type } }];
    },
  },
];
