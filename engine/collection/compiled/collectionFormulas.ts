import type { CollectionSchema, FieldSchema } from '../../../schemas/collection/collection.ts';
import { type ErrorDetail, SalaError } from '../../../schemas/errors/errors.ts';
import { isJsonObject, type Json } from '../../../schemas/json.ts';
import { compileFormula, type Formula } from '../../calc/compileFormula.ts';
import { describeScope, type FormulaScope, readType } from '../../calc/describeScope.ts';
import { fits, nameType } from '../../calc/values/valueType.ts';
import { fault } from '../terms/collection.errors.ts';
import { listInner } from '../terms/listInner.ts';

/** A field whose value is computed: of the record, or (`items.*.total`) of each line in a list of it. */
export interface CollectionFormula {
  path: readonly [field: string] | readonly [list: string, each: '*', field: string];
  schema: FieldSchema;
  formula: Formula;
  /** Places after the point. */
  places: number;
}

interface Formulas {
  /** In the order in which they are computed: what one reads stands before it. */
  formulas: readonly CollectionFormula[];
  faults: ErrorDetail[];
}

/** What formulas stand in: the fields of a collection, or those of them that a reader sees. */
export type FormulaHolder = Pick<CollectionSchema, 'properties'>;

const read = new WeakMap<FormulaHolder, Formulas>();

/** The computed fields of a schema without `$ref`, and every fault of their formulas. */
export function readFormulas(schema: FormulaHolder): Formulas {
  const known = read.get(schema);
  if (known) return known;
  const formulas: CollectionFormula[] = [];
  const faults: ErrorDetail[] = [];
  for (const { path, schema: field, scope } of findFormulas(schema)) {
    const formula = compile(path, field, scope, faults);
    if (formula) formulas.push({ path, schema: field, formula, places: readPlaces(field) });
  }
  faults.push(...findUnreadable(schema, formulas), ...findStray(schema));
  const result = sortFormulas(formulas, faults);
  read.set(schema, result);
  return result;
}

/** A formula that stands deeper than in a line would never run. */
function findStray({ properties }: FormulaHolder): ErrorDetail[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const lines = new Set<unknown>(Object.values(field.items?.properties ?? {}));
    return listSchemas(field, name)
      .slice(1)
      .filter(([, inner]) => isJsonObject(inner) && inner['x-formula'] !== undefined && !lines.has(inner))
      .map(([path]) =>
        fault(path, {
          th: 'x-formula ใช้ได้กับฟิลด์ของรายการและของบรรทัดเท่านั้น',
          en: 'x-formula works on a field of the record or of its lines only',
        }),
      );
  });
}

function listSchemas(schema: unknown, path: string): [string, unknown][] {
  if (!isJsonObject(schema)) return [];
  const inner = Object.entries(schema).flatMap(([keyword, value]: [string, Json]) => listInner(keyword, value));
  return [[path, schema], ...inner.flatMap(([name, each]) => listSchemas(each, `${path}.${name}`))];
}

interface Found {
  path: CollectionFormula['path'];
  schema: FieldSchema;
  scope: FormulaScope;
}

function findFormulas(schema: FormulaHolder): Found[] {
  const ofRecord = describeScope({ record: schema, stored: true });
  return Object.entries(schema.properties).flatMap(([name, field]): Found[] => {
    const own: Found[] = field['x-formula'] === undefined ? [] : [{ path: [name], schema: field, scope: ofRecord }];
    const lines = Object.entries(field.items?.properties ?? {}).filter(([, inner]) => inner['x-formula'] !== undefined);
    if (lines.length === 0) return own;
    const scope = describeScope({ record: schema, lines: name, stored: true });
    return [...own, ...lines.map(([inner, each]): Found => ({ path: [name, '*', inner], schema: each, scope }))];
  });
}

function compile(path: readonly string[], schema: FieldSchema, scope: FormulaScope, faults: ErrorDetail[]) {
  const place = path.join('.');
  try {
    const formula = compileFormula(schema['x-formula'] ?? '', scope);
    const wanted = readType(schema);
    if (fits(formula.type, wanted) && !['list', 'object'].includes(formula.type.kind)) return formula;
    const [gives, takes] = [nameType(formula.type), nameType(wanted)];
    faults.push(
      fault(place, {
        th: `x-formula ได้${gives.th} แต่ฟิลด์นี้เก็บ${takes.th}`,
        en: `x-formula gives ${gives.en}, and the field holds ${takes.en}`,
      }),
    );
  } catch (error) {
    if (!(error instanceof SalaError)) throw error;
    faults.push(fault(place, { th: `x-formula: ${error.text.th}`, en: `x-formula: ${error.text.en}` }));
  }
  return undefined;
}

/** Whole numbers have no places, a number with `multipleOf` has those, any other two, as money has. */
function readPlaces({ type, multipleOf }: FieldSchema): number {
  if (type === 'integer' || (Array.isArray(type) && type.includes('integer'))) return 0;
  if (multipleOf === undefined) return 2;
  const [digits = '', exponent = '0'] = String(multipleOf).split('e-');
  return Math.min(20, (digits.split('.')[1]?.length ?? 0) + Number(exponent));
}

/** What is computed from a secret reveals it; a number is drawn, and a roll-up changes, after everything was computed. */
function findUnreadable(schema: FormulaHolder, formulas: readonly CollectionFormula[]): ErrorDetail[] {
  const holder = (path: string) => schema.properties[path.split('.')[0] ?? ''];
  return formulas.flatMap(({ path, formula }) => {
    const place = path.join('.');
    const reads = listFieldsRead(path, formula);
    const refuse = (keyword: 'x-secret' | 'x-sequence', th: string, en: string) =>
      reads
        .filter((each) => holder(each)?.[keyword])
        .map((each) => fault(place, { th: `อ่าน ${each} ${th}`, en: `x-formula reads ${each}, ${en}` }));
    return [
      ...(holder(place)?.['x-secret'] ? [] : refuse('x-secret', 'ซึ่งเป็นความลับ', 'which is secret')),
      ...refuse('x-sequence', 'ซึ่งเป็นเลขที่ที่ออกภายหลัง', 'a number that is drawn later'),
    ];
  });
}

/** The fields that a formula reads, by their paths in the record. */
function listFieldsRead(path: readonly string[], { reads }: Formula): string[] {
  return reads.flatMap((name) => {
    const [root, ...rest] = name.split('.');
    if (root === 'record') return [rest.join('.')];
    return root === 'line' ? [[path[0], '*', ...rest].join('.')] : [];
  });
}

/** What a formula reads is computed before it; a circle is a fault of each field in it. */
function sortFormulas(formulas: CollectionFormula[], faults: ErrorDetail[]): Formulas {
  const byPath = new Map(formulas.map((each) => [each.path.join('.'), each]));
  const sorted: CollectionFormula[] = [];
  const done = new Set<string>();
  const visit = (place: string, trail: readonly string[]): void => {
    const each = byPath.get(place);
    if (!each || done.has(place)) return;
    if (trail.includes(place)) {
      const circle = [...trail.slice(trail.indexOf(place)), place].join(' → ');
      faults.push(fault(place, { th: `สูตรวนเป็นวง: ${circle}`, en: `its formula reads itself: ${circle}` }));
      return;
    }
    for (const before of listFieldsRead(each.path, each.formula)) visit(before, [...trail, place]);
    if (done.has(place)) return;
    done.add(place);
    sorted.push(each);
  };
  for (const place of byPath.keys()) visit(place, []);
  return { formulas: sorted, faults };
}
