import type { ErrorDetail } from '../../../schemas/errors/errors.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../schemas/json.ts';
import { fault } from '../terms/collection.errors.ts';
import { collectionLimits } from '../terms/collectionLimits.ts';
import { definitionName } from '../terms/definitionName.ts';
import { listInner } from '../terms/listInner.ts';

interface Weight {
  subschemas: number;
  patterns: number;
  enumValues: number;
}

/**
 * Whether the schema as a whole is one that records can be judged by in good time. Definitions count where they are used, each
 * time; nothing is unfolded to find out.
 */
export function checkWeight(schema: JsonObject): ErrorDetail[] {
  if (isDeeper(schema, collectionLimits.depth * 4))
    return [fault('', { th: 'ซ้อนกันลึกเกินไป กรุณาลดชั้นของสคีมา', en: 'is too large or nested too deep: use fewer levels' })];
  const definitions = isJsonObject(schema.$defs) ? schema.$defs : {};
  const known = new Map<string, Weight>();
  const weigh = (part: Json): Weight => {
    if (!isJsonObject(part)) return { subschemas: 1, patterns: 0, enumValues: 0 };
    const weight = weighOwn(part);
    for (const [, inner] of Object.entries(part).flatMap(([keyword, value]) => listInner(keyword, value)))
      add(weight, weigh(inner));
    const name = definitionName(part.$ref);
    if (name !== undefined && Object.hasOwn(definitions, name)) add(weight, weighDefinition(name));
    return weight;
  };
  const weighDefinition = (name: string): Weight => {
    const found = known.get(name);
    if (found) return found;
    known.set(name, weighOwn({})); // one that refers to itself is refused elsewhere
    const weight = weigh(definitions[name] ?? true);
    known.set(name, weight);
    return weight;
  };
  const { $defs: _, ...rest } = schema;
  return compareWeight(weigh(rest), JSON.stringify(schema).length);
}

/** Looks no deeper than it must: what is deep enough exhausts the stack of whatever else looks at it. */
function isDeeper(value: Json | undefined, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

function weighOwn({ pattern, patternProperties, enum: values }: JsonObject): Weight {
  const named = isJsonObject(patternProperties) ? Object.keys(patternProperties).length : 0;
  return {
    subschemas: 1,
    patterns: named + (pattern === undefined ? 0 : 1),
    enumValues: Array.isArray(values) ? values.length : 0,
  };
}

function add(weight: Weight, more: Weight): void {
  weight.subschemas += more.subschemas;
  weight.patterns += more.patterns;
  weight.enumValues += more.enumValues;
}

function compareWeight({ subschemas, patterns, enumValues }: Weight, characters: number): ErrorDetail[] {
  const limits = collectionLimits;
  const faults: ErrorDetail[] = [];
  if (subschemas > limits.subschemas)
    faults.push(
      fault('', {
        th: `มีสคีมาย่อย ${subschemas} ชุด (รวม allOf, items, properties และทุกครั้งที่ใช้ $ref) เกิน ${limits.subschemas} กรุณารวมเงื่อนไขใน allOf/anyOf เข้าด้วยกัน หรือแบ่งเป็นหลายคอลเลกชัน`,
        en: `holds ${subschemas} subschemas (allOf, items, properties and each use of a $ref), at most ${limits.subschemas}: join branches of allOf and anyOf, or split the collection`,
      }),
    );
  if (patterns > limits.patterns)
    faults.push(
      fault('', {
        th: `มี pattern ${patterns} รายการ เกิน ${limits.patterns} กรุณาใช้ enum หรือ format แทนบางรายการ`,
        en: `holds ${patterns} patterns, at most ${limits.patterns}: use enum or format for some of them`,
      }),
    );
  if (enumValues > limits.enumTotal)
    faults.push(
      fault('', {
        th: `มีค่าใน enum รวม ${enumValues} ค่า เกิน ${limits.enumTotal} กรุณาเก็บตัวเลือกเป็นคอลเลกชันแล้วอ้างถึงด้วย x-ref`,
        en: `holds ${enumValues} values of enum, at most ${limits.enumTotal}: keep long lists as a collection and refer to it by x-ref`,
      }),
    );
  if (characters > limits.characters)
    faults.push(
      fault('', {
        th: `ยาว ${characters} ตัวอักษร เกิน ${limits.characters} กรุณาย่อคำอธิบายหรือแบ่งเป็นหลายคอลเลกชัน`,
        en: `is ${characters} characters long, at most ${limits.characters}: shorten its texts or split the collection`,
      }),
    );
  return faults;
}
