import type { Layout, LayoutObject, Row } from '../../../schemas/index.ts';
import { listForms } from '../form/formBlock.ts';
import { listFields, type PlacedField } from '../form/listFields.ts';
import type { Check, CheckFacts } from './findings.ts';

/** Forms that cannot be sent, and answers that would be lost. */
export const formChecks: readonly Check[] = [
  {
    name: 'emptyForm',
    level: 'error',
    text: {
      th: 'แบบฟอร์มนี้ไม่มีช่องให้กรอก จึงส่งไม่ได้ กรุณาเพิ่มช่องอย่างน้อยหนึ่งช่อง',
      en: 'This form has no field to fill in, so it cannot be sent. Add at least one field',
    },
    find: (layout, facts) =>
      listForms(layout, facts.findDefinition).flatMap(({ layout: form, uid }) => {
        if (hasUnknown(form, facts)) return [];
        const asks = listOwnFields(form, facts).some(({ object }) => !facts.findDefinition(object.type)?.unseen);
        return asks ? [] : [uid === undefined ? {} : { uid }];
      }),
  },
  {
    name: 'fieldOutsideForm',
    level: 'error',
    text: {
      th: 'ช่อง “{what}” ไม่ได้อยู่ในแบบฟอร์ม สิ่งที่กรอกจะไม่ถูกส่งไปไหน กรุณาใส่ช่องไว้ในแบบฟอร์ม',
      en: 'The field “{what}” is in no form: what is filled in goes nowhere. Put it into a form',
    },
    find: (layout, facts) =>
      walkForms(layout, facts)
        .filter(({ object, inside }) => facts.findDefinition(object.type)?.field && inside === undefined)
        .map(({ object }) => ({ uid: object.uid, what: object.name || object.uid })),
  },
  {
    name: 'nestedForm',
    level: 'error',
    text: {
      th: 'แบบฟอร์มอยู่ในแบบฟอร์มอีกชั้นไม่ได้ กรุณาย้ายออกมา หรือนำกรอบด้านในออก',
      en: 'A form cannot stand in another form. Move it out, or take its frame away',
    },
    find: (layout, facts) =>
      walkForms(layout, facts)
        .filter(({ object, inside }) => facts.findDefinition(object.type)?.form === 'sent' && inside !== undefined)
        .map(({ object }) => ({ uid: object.uid })),
  },
  {
    name: 'repeatedForm',
    level: 'error',
    text: {
      th: 'แบบฟอร์มอยู่ในส่วนที่แสดงซ้ำตามข้อมูลไม่ได้ กรุณาย้ายออกมา',
      en: 'A form cannot stand in what is repeated for each record. Move it out',
    },
    find: (layout, facts) =>
      walkForms(layout, facts)
        .filter(({ object, repeated }) => facts.findDefinition(object.type)?.form === 'sent' && repeated)
        .map(({ object }) => ({ uid: object.uid })),
  },
  {
    name: 'doubledName',
    level: 'warning',
    text: {
      th: 'มีช่องชื่อ “{what}” มากกว่าหนึ่งช่องในแบบฟอร์มเดียวกัน คำตอบจะทับกัน กรุณาตั้งชื่อให้ต่างกัน',
      en: 'More than one field of this form is called “{what}”: their answers would overwrite each other. Rename one',
    },
    find: (layout, facts) =>
      listForms(layout, facts.findDefinition).flatMap(({ layout: form }) => {
        const seen = new Set<string>();
        return listOwnFields(form, facts).flatMap(({ name, object }) =>
          seen.size === seen.add(name).size ? [{ uid: object.uid, what: name }] : [],
        );
      }),
  },
];

interface Walked {
  object: LayoutObject;
  /** The form that the object stands in; `page` where the whole layout is one. */
  inside?: LayoutObject | 'page';
  repeated: boolean;
}

/** The objects of a layout, each with the form around it. Screens are put together by code. */
function walkForms({ kind, rows }: Layout, { findDefinition }: CheckFacts): Walked[] {
  if (kind === 'screen') return [];
  const walk = (within: Row[], around: Omit<Walked, 'object'>): Walked[] =>
    within.flatMap(({ columns }) =>
      columns.flatMap(({ objects }) =>
        objects.flatMap((object) => {
          const definition = findDefinition(object.type);
          const inner = {
            inside: definition?.form ? object : around.inside,
            repeated: around.repeated || definition?.repeats !== undefined,
          };
          return [{ object, ...around }, ...(object.rows ? walk(object.rows, inner) : [])];
        }),
      ),
    );
  return walk(rows, { repeated: false, ...(kind === 'form' && { inside: 'page' }) });
}

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
