import type { Layout } from '../../../schemas/index.ts';
import { listFields, type PlacedField } from '../form/listFields.ts';
import type { Check, CheckFacts } from './findings.ts';

/** Forms that nobody could send, and answers that would be lost. */
export const formChecks: readonly Check[] = [
  {
    name: 'emptyForm',
    level: 'dead',
    text: {
      th: 'แบบฟอร์มนี้ไม่มีช่องให้กรอก จึงส่งไม่ได้ กรุณาเพิ่มช่องอย่างน้อยหนึ่งช่อง',
      en: 'This form has no field to fill in, so it cannot be sent. Add at least one field',
    },
    find: (layout, facts) => {
      if (layout.kind !== 'form' || hasUnknown(layout, facts)) return [];
      return listOwnFields(layout, facts).some(({ object }) => !facts.findDefinition(object.type)?.unseen) ? [] : [{}];
    },
  },
  {
    name: 'doubledName',
    level: 'warning',
    text: {
      th: 'มีช่องชื่อ “{what}” มากกว่าหนึ่งช่องในแบบฟอร์มเดียวกัน คำตอบจะทับกัน กรุณาตั้งชื่อให้ต่างกัน',
      en: 'More than one field of this form is called “{what}”: their answers would overwrite each other. Rename one',
    },
    find: (layout, facts) => {
      if (layout.kind !== 'form') return [];
      const seen = new Set<string>();
      return listOwnFields(layout, facts).flatMap(({ name, object }) =>
        seen.size === seen.add(name).size ? [{ uid: object.uid, what: name }] : [],
      );
    },
  },
  {
    name: 'fieldOutsideForm',
    level: 'warning',
    text: {
      th: 'ช่อง “{what}” ไม่ได้อยู่ในแบบฟอร์ม สิ่งที่กรอกจะไม่ถูกส่งไปไหน ย้ายช่องไปไว้ในหน้าชนิดแบบฟอร์ม',
      en: 'The field “{what}” is in no form: what is filled in goes nowhere. Put it on a page that is a form',
    },
    find: (layout, facts) => {
      if (layout.kind !== 'page' && layout.kind !== 'post') return [];
      return listOwnFields(layout, facts).map(({ name, object }) => ({ uid: object.uid, what: name }));
    },
  },
];

/** An unknown widget may be a field, and an included layout may hold some. */
function hasUnknown(layout: Layout, { findDefinition }: CheckFacts): boolean {
  return listFields(layout.rows).some(({ object }) => {
    const definition = findDefinition(object.type);
    return !definition || definition.includes !== undefined || object.layout !== undefined;
  });
}

function listOwnFields(layout: Layout, { findDefinition }: CheckFacts): PlacedField[] {
  return listFields(layout.rows).filter(
    ({ object, copies }) => findDefinition(object.type)?.field && copies.every(({ place }) => place === 0),
  );
}
