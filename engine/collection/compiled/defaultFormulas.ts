import type { CollectionSchema, FieldSchema } from '../../../schemas/collection/collection.ts';
import { type ErrorDetail, SalaError } from '../../../schemas/errors/errors.ts';
import { isJsonObject, type Json } from '../../../schemas/json.ts';
import { compileFormula, type Formula } from '../../calc/compileFormula.ts';
import { describeScope, type FormulaScope, readType } from '../../calc/describeScope.ts';
import { fits, nameType } from '../../calc/values/valueType.ts';
import { fault } from '../terms/collection.errors.ts';
import { listInner } from '../terms/listInner.ts';

type FieldHolder = Pick<CollectionSchema, 'properties'>;

const scopes = new WeakMap<FieldHolder, FormulaScope>();

/** The keywords that give a new record its values, in which a text that begins with `=` is a formula. */
const giving = ['default', 'x-start'] as const;

/** The formula of a default that begins with `=`: `=addWorkingDays(today, 30)`; undefined of any other default. */
export function readDefaultFormula(schema: FieldHolder, value: Json | undefined): Formula | undefined {
  if (!isFormula(value)) return undefined;
  const scope = scopes.get(schema) ?? describeScope({ record: schema });
  scopes.set(schema, scope);
  return compileFormula(value.slice(1), scope);
}

/** Every fault of the formulas of defaults, each with its field. */
export function checkDefaultFormulas(schema: FieldHolder): ErrorDetail[] {
  return Object.entries(schema.properties).flatMap(([name, field]) => [
    ...giving.flatMap((keyword) => checkDefault(schema, { name, field, keyword })),
    ...listDeeper(field, name).map((path) =>
      fault(path, {
        th: 'ค่าเริ่มต้นที่เป็นสูตรใช้ได้กับฟิลด์ของรายการเท่านั้น',
        en: 'a default that is a formula works on a field of the record only',
      }),
    ),
  ]);
}

interface Place {
  name: string;
  field: FieldSchema;
  keyword: (typeof giving)[number];
}

function checkDefault(schema: FieldHolder, { name, field, keyword }: Place): ErrorDetail[] {
  try {
    const formula = readDefaultFormula(schema, field[keyword]);
    if (!formula) return [];
    const secret = formula.reads.find((path) => schema.properties[path.split('.')[1] ?? '']?.['x-secret']);
    if (secret !== undefined && !field['x-secret'])
      return [
        fault(name, { th: `ค่าเริ่มต้นอ่าน ${secret} ซึ่งเป็นความลับ`, en: `its default reads ${secret}, which is secret` }),
      ];
    const wanted = readType(field);
    if (fits(formula.type, wanted)) return [];
    const [gives, takes] = [nameType(formula.type), nameType(wanted)];
    return [
      fault(name, {
        th: `ค่าเริ่มต้นได้${gives.th} แต่ฟิลด์นี้เก็บ${takes.th}`,
        en: `its default gives ${gives.en}, and the field holds ${takes.en}`,
      }),
    ];
  } catch (error) {
    if (!(error instanceof SalaError)) throw error;
    return [fault(name, { th: `${keyword}: ${error.text.th}`, en: `${keyword}: ${error.text.en}` })];
  }
}

function isFormula(value: Json | undefined): value is string {
  return typeof value === 'string' && value.startsWith('=');
}

/** The places below a field where a default is a formula. */
function listDeeper(schema: unknown, path: string): string[] {
  if (!isJsonObject(schema)) return [];
  const inner = Object.entries(schema).flatMap(([keyword, value]: [string, Json]) => listInner(keyword, value));
  return inner.flatMap(([name, each]) => [
    ...(isJsonObject(each) && giving.some((keyword) => isFormula(each[keyword])) ? [`${path}.${name}`] : []),
    ...listDeeper(each, `${path}.${name}`),
  ]);
}
