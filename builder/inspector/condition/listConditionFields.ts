import type { CollectionEntry } from '../../../runtime/api/readCollections.ts';
import type { CollectionSchema, FieldSchema, Text } from '../../../schemas/index.ts';
import { languageTitles, roles } from '../../../schemas/index.ts';
import type { Catalog } from '../../document/catalog/catalog.ts';
import type { LayoutTree } from '../../document/tree/tree.ts';
import { findSources } from '../binding/findSources.ts';
import { type FieldChoice, listFieldChoices } from '../fields/fieldChoices.ts';
import { listFormFields } from '../logic/listFormFields.ts';

interface Surroundings {
  tree: LayoutTree;
  /** The node of the condition. */
  id: string;
  catalog: Catalog;
  collections: readonly CollectionEntry[];
}

/** Everything that a condition of a node may refer to: form fields, records, the user, the site, the URL. */
export function listConditionFields({ tree, id, catalog, collections }: Surroundings): FieldChoice[] {
  const { record, item } = findSources(tree, id, collections);
  // A field that waits for its own answer would never be shown.
  const others = listFormFields(tree, catalog, id).filter((field) => field.id !== id);
  const answers = others.map(
    ({ name, title, schema }): FieldChoice => ({
      name: `form.${name}`,
      title: under({ th: 'คำตอบ', en: 'Answer' }, title),
      schema,
    }),
  );
  return [
    ...answers,
    ...listRecord('item', { th: 'รายการ', en: 'Item' }, item),
    ...listRecord('record', { th: 'ข้อมูลของหน้า', en: 'Record' }, record),
    ...facts,
  ];
}

/** The same list with the names used in a condition, since form fields may be written without `form.`. */
export function addWrittenNames(fields: readonly FieldChoice[], names: readonly string[]): FieldChoice[] {
  const written = names.flatMap((name): FieldChoice[] => {
    if (fields.some((field) => field.name === name)) return [];
    const same = fields.find((field) => field.name === `form.${name}`);
    return same ? [{ ...same, name }] : [];
  });
  return [...new Map([...written, ...fields].map((field) => [field.name, field])).values()];
}

function listRecord(
  scope: 'record' | 'item',
  title: Text,
  schema: Pick<CollectionSchema, 'properties'> | undefined,
): FieldChoice[] {
  if (!schema) return [];
  const choices = listFieldChoices({ name: scope, title: '', schema });
  return choices.map((choice) => ({
    ...choice,
    name: `${scope}.${choice.name}`,
    title: under(title, choice.title),
  }));
}

function under(scope: Text, title: Text): Text {
  return { th: `${scope.th} › ${title.th}`, en: `${scope.en} › ${title.en}` };
}

const text: FieldSchema = { type: 'string' };
const fact = (name: string, th: string, en: string, schema: FieldSchema = text): FieldChoice => ({
  name,
  title: { th, en },
  schema,
});
const choice = (titles: Record<string, Text>): FieldSchema => ({
  type: 'string',
  enum: Object.keys(titles),
  'x-enum-titles': titles,
});

const facts: FieldChoice[] = [
  fact('user.role', 'ผู้ใช้ › บทบาท', 'Reader › Role', choice(roles)),
  fact('user.id', 'ผู้ใช้ › รหัส (มีค่าเมื่อเข้าสู่ระบบ)', 'Reader › Id (set when signed in)'),
  fact('user.name', 'ผู้ใช้ › ชื่อ', 'Reader › Name'),
  fact('user.email', 'ผู้ใช้ › อีเมล', 'Reader › E-mail'),
  fact('site.type', 'เว็บไซต์ › ชนิด', 'Site › Kind'),
  fact('site.language', 'เว็บไซต์ › ภาษา', 'Site › Language', choice(languageTitles)),
  fact('site.plugins', 'เว็บไซต์ › ปลั๊กอินที่เปิด', 'Site › Plugin that is on'),
  fact('route.id', 'URL ของหน้า › id', 'Page URL › id'),
  fact('route.slug', 'URL ของหน้า › slug', 'Page URL › slug'),
];
