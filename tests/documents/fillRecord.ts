import type { CollectionSchema, FieldSchema, Json, JsonObject } from '../../schemas/index.ts';
import { createRandom, pick, type Random } from '../support/randomJson.ts';

const words = ['น้ำ', 'ปั๊ม', 'ผู้ใหญ่', 'กล่อง', 'ฎีกา', 'แบริ่ง', 'ที่', 'ป้ำ', 'Bolt M8', 'ชุดซีล', 'สายพาน', 'ก๊อก', 'กี้ร์'];
const longNames = [
  'บริษัท อุตสาหกรรมเครื่องจักรกลหนักและอะไหล่แห่งภาคตะวันออกเฉียงเหนือ (ประเทศไทย) จำกัด (มหาชน)',
  'International Heavy Machinery and Spare Parts Manufacturing (Thailand) Public Company Limited',
  'เลขที่ 999/123-125 หมู่บ้านอุตสาหกรรมนิคมพัฒนา ซอยสุขสวัสดิ์ 99/1 แยก 12 ถนนสุขสวัสดิ์ แขวงบางปะกอก เขตราษฎร์บูรณะ',
];

export interface Filling {
  /** Decides every value; a field has its own by its name, so that one more field in a schema changes no other. */
  seed: number;
  lines: number;
  /** Names and addresses are as long as people have them. */
  long: boolean;
  collections: ReadonlyMap<string, CollectionSchema>;
}

/** A record with something in every field, and the records that it refers to. */
export function fillRecord(schema: CollectionSchema, filling: Filling): JsonObject {
  const expanded = Object.entries(schema.properties).flatMap(([name, field]): [string, Json][] => {
    const other = field['x-ref'] === undefined ? undefined : filling.collections.get(field['x-ref']);
    return other ? [[name, fillFields(other.properties, within(filling, `${name} expanded`))]] : [];
  });
  return { id: 'one', ...fillFields(schema.properties, filling), _expanded: Object.fromEntries(expanded) };
}

/** The filling of what stands in a place: a field, a line of a list. */
function within(filling: Filling, place: string): Filling {
  let { seed } = filling;
  for (const letter of place) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return { ...filling, seed };
}

function fillFields(fields: Readonly<Record<string, FieldSchema>>, filling: Filling): JsonObject {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]): [string, Json] => [
      name,
      fillField(name, field, within(filling, name)),
    ]),
  );
}

function fillField(name: string, schema: FieldSchema, filling: Filling): Json {
  const { lines } = filling;
  const random = createRandom(filling.seed);
  const { type, properties = {}, items } = schema;
  if (schema.enum) return pick(random, schema.enum);
  if (type === 'array')
    return items?.properties
      ? Array.from({ length: lines }, (_, at) => fillFields(items.properties ?? {}, within(filling, String(at))))
      : [];
  if (type === 'object') return fillFields(properties, filling);
  if (type === 'number') return fillNumber(name, random);
  if (type === 'integer') return Math.floor(random() * 100);
  if (type === 'boolean') return random() < 0.5;
  return fillText(name, schema, { random, long: filling.long });
}

function fillNumber(name: string, random: Random): number {
  if (name.endsWith('rate')) return 7;
  if (/percent|^discount$/.test(name)) return Math.floor(random() * 100);
  return Math.floor(random() * (/quantity|discount/.test(name) ? 100_000 : 100_000_000)) / 100;
}

function fillText(
  name: string,
  { format, pattern, maxLength = 60 }: FieldSchema,
  { random, long }: { random: Random; long: boolean },
): string {
  const days = Math.floor(random() * 3000);
  const writeDay = () => new Date(Date.UTC(2020, 0, 1 + days)).toISOString();
  if (format === 'date') return writeDay().slice(0, 10);
  if (format === 'date-time') return writeDay();
  if (format === 'email') return `somchai.${Math.floor(random() * 1000)}@example.co.th`;
  if (pattern?.includes('{5}')) return String(Math.floor(random() * 20)).padStart(5, '0');
  if (/number$|code$|sku|tax_id/.test(name)) return `AB-${Math.floor(random() * 1e9)}`;
  if (long && maxLength >= 200) return pick(random, longNames);
  const text = Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(random, words)).join(' ');
  return text.slice(0, maxLength);
}
