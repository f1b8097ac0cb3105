import {
  isJsonObject,
  type JsonObject,
  type Language,
  type Layout,
  type LayoutObject,
  type Row,
  readText,
  type Text,
} from '../../../schemas/index.ts';
import { findFreeName } from '../../content/findFreeName.ts';
import { listForms } from '../form/formBlock.ts';
import { listFields, type PlacedField } from '../form/listFields.ts';
import { listObjects } from '../walkLayout.ts';
import type { Check, CheckFacts, Found, Mend } from './findings.ts';

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
    name: 'lackingField',
    level: 'error',
    text: {
      th: 'แบบฟอร์มนี้สร้างรายการไม่ได้จนกว่าจะมีช่องสำหรับ {what} โดยตั้งชื่อช่องตามที่อยู่ในวงเล็บ',
      en: 'This form can make no record until it asks for {what}: give a field the name in brackets',
    },
    find: (layout, { findDefinition, neededFields }) =>
      listForms(layout, findDefinition).flatMap(({ layout: form, uid }) => {
        const { record } = form.settings as JsonObject; // a layout is stored as JSON
        if (typeof record !== 'string' || record === '') return [];
        const asked = new Set(listFields(form.rows).map(({ name }) => name));
        const lacking = neededFields?.(record).filter(({ name }) => !asked.has(name)) ?? [];
        if (lacking.length === 0) return [];
        const tell = (language: Language) =>
          lacking.map(({ name, title }) => `${readText(title, language)} (${name})`).join(', ');
        const mends = askFor(lacking.flatMap(({ field }) => (field ? [field] : [])));
        return [
          { ...(uid !== undefined && { uid }), what: { th: tell('th'), en: tell('en') }, ...(mends && { mends }) },
        ];
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
        .map(({ object }) => ({ uid: object.uid, what: nameField(object), mends: [putIntoForm] })),
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
    level: 'error',
    text: {
      th: 'มีช่องชื่อ “{what}” มากกว่าหนึ่งช่องในแบบฟอร์มเดียวกัน คำตอบจะทับกัน กรุณาตั้งชื่อให้ต่างกัน',
      en: 'More than one field of this form is called “{what}”: their answers would overwrite each other. Rename one',
    },
    find: (layout, facts) => findDoubled(layout, facts).filter(({ together }) => together),
  },
  {
    name: 'sharedName',
    level: 'warning',
    text: {
      th: 'มีช่องชื่อ “{what}” มากกว่าหนึ่งช่องซึ่งแสดงตามเงื่อนไข ถ้าแสดงพร้อมกัน คำตอบจะทับกัน',
      en: 'More than one field is called “{what}” and shows under conditions: shown together, their answers would overwrite each other',
    },
    find: (layout, facts) => findDoubled(layout, facts).filter(({ together }) => !together),
  },
];

/** Fields of one form with the name of another before them; `together`: both are always there. */
function findDoubled(layout: Layout, facts: CheckFacts): (Found & { together: boolean })[] {
  return listForms(layout, facts.findDefinition).flatMap(({ layout: form }) => {
    const fields = listOwnFields(form, facts);
    const switched = new Set(
      listObjects(form).flatMap(({ logics = [] }) => logics.map((each) => each.destination.uid)),
    );
    const isAlways = ({ path }: PlacedField) =>
      path.every(({ part }) => (part.show ?? true) === true && !switched.has(part.uid) && !choosesPanel(part, facts));
    const taken = new Set(fields.map(({ name }) => name));
    const seen = new Map<string, boolean>();
    return fields.flatMap((field) => {
      const { name, object } = field;
      const always = isAlways(field);
      const before = seen.get(name);
      seen.set(name, before === true || always);
      if (before === undefined) return [];
      const free = findFreeName(name, taken, '_');
      taken.add(free);
      const mend = renameTo(free.slice(name.length - (object.name ?? object.uid).length));
      return [{ uid: object.uid, what: name, mends: [mend], together: before && always }];
    });
  });
}

/** Of the panels of such a container, as of tabs or of cases, not all are there at once. */
function choosesPanel(part: Row | LayoutObject, { findDefinition }: CheckFacts): boolean {
  const definition = 'type' in part ? findDefinition(part.type) : undefined;
  return definition?.container?.panelsFrom !== undefined;
}

/** What readers see beside a field; one without a label is known by its name. */
function nameField({ label, name, uid }: LayoutObject): Text | string {
  const isText = typeof label === 'string' || (isJsonObject(label) && typeof label.th === 'string');
  const shown = isText ? (label as Text | string) : ''; // as just checked
  return readText(shown, 'th').trim() ? shown : name || uid;
}

const putIntoForm: Mend = { frame: 'form', label: { th: 'ใส่ในแบบฟอร์ม', en: 'Put it into a form' } };

function askFor(fields: readonly JsonObject[]): Mend[] | undefined {
  if (fields.length === 0) return undefined;
  const label =
    fields.length === 1
      ? askForOne
      : { th: `เพิ่มช่องที่ขาด (${fields.length})`, en: `Add the missing fields (${fields.length})` };
  return [{ ask: fields, label }];
}

const askForOne: Text = { th: 'เพิ่มช่องที่ขาด', en: 'Add the missing field' };

function renameTo(name: string): Mend {
  return { path: ['name'], value: name, label: { th: `เปลี่ยนชื่อเป็น ${name}`, en: `Rename it ${name}` } };
}

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
