import type { Text } from '../../../schemas/index.ts';
import type { Collection, CollectionField } from '../../collection/compiled/collection.ts';

export interface Section {
  title?: Text;
  fields: CollectionField[];
  /** Closed until somebody opens it: what is seldom needed. */
  folded?: boolean;
}

/**
 * The fields of a form or a record by section: as the schema says, then the others. Lists of lines stand alone, each
 * under its own title.
 */
export function arrangeSections(collection: Collection, screen: 'form' | 'detail'): Section[] {
  const shown = [...collection.fields.values()].filter((field) => isShown(field, screen));
  const computed = (field: CollectionField) => field.computed || field.schema['x-rollup'] !== undefined;
  const declared = collection.schema['x-sections'];
  const named = declared
    ? declared.map(({ title, fields }) => ({
        title,
        fields: fields.flatMap((name) => shown.find((field) => field.name === name) ?? []),
      }))
    : chooseMain(collection, shown);
  const placed = new Set(named.flatMap(({ fields }) => fields));
  const rest = shown.filter((field) => !placed.has(field));
  const more = rest.filter((field) => !computed(field));
  const isSeldomNeeded = named.length > 0 && more.length > 0 && !more.some(({ required }) => required);
  const sections: Section[] = [
    ...named,
    { title: named.length > 0 ? moreTitle : undefined, fields: more, folded: isSeldomNeeded },
    { title: totalsTitle, fields: rest.filter(computed) },
  ];
  return sections.flatMap(splitLines).filter(({ fields }) => fields.length > 0);
}

/** A form leaves out what the system keeps by itself: only formulas follow what is typed. */
export function isShown({ schema, secret, readonly }: CollectionField, screen: 'form' | 'detail'): boolean {
  if (secret || schema['x-hidden-in']?.includes(screen)) return false;
  return screen === 'detail' || (!readonly && schema['x-rollup'] === undefined);
}

/** From this many fields on a form without sections begins with the most important ones. */
const manyFields = 14;
const mainFields = 9;

/** What is required or names a record, then the others as they stand; lists of lines are never hidden. */
function chooseMain({ display }: Collection, shown: CollectionField[]): Section[] {
  if (shown.length <= manyFields) return [];
  const isMain = ({ name, required }: CollectionField) => required || display.includes(name);
  const main = new Set(shown.filter((field) => isMain(field) || holdsLines(field)));
  for (const field of shown) if (main.size < mainFields && !field.computed) main.add(field);
  return [{ fields: shown.filter((field) => main.has(field)) }];
}

const moreTitle: Text = { th: 'ข้อมูลเพิ่มเติม', en: 'More' };
const totalsTitle: Text = { th: 'ยอดที่คำนวณให้', en: 'Computed' };

/** Whether a field is a list of lines, such as the items of an order. */
export function holdsLines({ schema }: CollectionField): boolean {
  return schema.type === 'array' && schema['x-type'] === undefined && schema.items?.properties !== undefined;
}

/** An object with fields of its own, such as an address. */
export function holdsParts({ schema }: Pick<CollectionField, 'schema'>): boolean {
  return schema.type === 'object' && schema['x-type'] === undefined && schema.properties !== undefined;
}

function splitLines({ title, fields, folded }: Section): Section[] {
  const isAlone = (field: CollectionField) => holdsLines(field) || holdsParts(field);
  return [
    { title, fields: fields.filter((field) => !isAlone(field)), folded },
    ...fields.filter(isAlone).map((field) => ({ title: field.title, fields: [field], folded })),
  ];
}
