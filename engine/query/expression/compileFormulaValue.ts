import { SalaError } from '../../../schemas/errors/errors.ts';
import type { Text } from '../../../schemas/text.ts';
import { compileFormula, type Formula } from '../../calc/compileFormula.ts';
import { compileFormulaSql, type ReadColumn } from '../../calc/compileFormulaSql.ts';
import { describeScope, type FieldHolder, type FormulaScope } from '../../calc/describeScope.ts';
import type { ValueKind } from '../../calc/values/valueType.ts';
import { refuseQuery } from '../../condition/values/condition.errors.ts';
import type { Scope } from '../sql/scope.ts';
import type { SqlBinder } from '../sql/sqlBinder.ts';
import { asJson, numericOf, textOf } from './sqlParts.ts';

/** A formula over the stored record as jsonb, exact, or a refusal that points at what is wrong. Hidden fields are no names. */
export function compileFormulaValue(
  { source, at }: { source: string; at: string },
  scope: Scope,
  binder: SqlBinder,
): string {
  if (!scope.fields)
    return refuseQuery(at, {
      th: 'สูตรใช้ได้กับรายการที่เก็บไว้เท่านั้น คือก่อนขั้นที่เปลี่ยนรูปของข้อมูล',
      en: 'formulas are of stored records: before a stage that changes what they look like',
    });
  const formula = compile(source, at, scope.fields);
  const bind = (value: string | boolean, type: string) => binder.literal(value, type);
  const sql = compileFormulaSql(formula, { column: columnsOf(scope, binder, at), bind });
  if (sql !== undefined) return asJson(sql);
  return refuseQuery(at, {
    th: 'ฐานข้อมูลคำนวณสูตรนี้ไม่ได้ ใช้ได้เฉพาะเลขคณิต เงื่อนไข วันที่ และฟังก์ชันพื้นฐาน',
    en: 'the database cannot compute this formula: it knows arithmetic, conditions, dates and simple functions',
  });
}

function compile(source: string, at: string, fields: FieldHolder): Formula {
  try {
    return compileFormula(source, scopeOf(fields));
  } catch (error) {
    if (error instanceof SalaError) return refuseQuery(at, error.text satisfies Text);
    throw error;
  }
}

/** How many formulas of callers are kept for a collection. */
const mostKept = 100;
const scopes = new WeakMap<FieldHolder, { scope: FormulaScope; used: number }>();

function scopeOf(fields: FieldHolder): FormulaScope {
  const known = scopes.get(fields);
  const kept =
    known && known.used < mostKept ? known : { scope: describeScope({ record: fields, stored: true }), used: 0 };
  kept.used += 1;
  scopes.set(fields, kept);
  return kept.scope;
}

function columnsOf(scope: Scope, binder: SqlBinder, at: string): ReadColumn {
  return (path, kind) => {
    const [, ...segments] = path.split('.');
    const place = scope.locate(segments);
    if (!place) return refuseQuery(at, { th: `ไม่มีฟิลด์ ${segments[0]}`, en: `there is no field ${segments[0]}` });
    const value = place.segments.length === 0 ? place.root : `(${place.root} #> ${binder.texts([...place.segments])})`;
    return read[kind]?.(value);
  };
}

/** A stored value of another type counts as missing, as it does in JavaScript. */
const read: Partial<Record<ValueKind, (value: string) => string>> = {
  number: (value) => `(${numericOf(value)})`,
  text: (value) => `(${textOf(value)})`,
  boolean: (value) => `(CASE jsonb_typeof(${value}) WHEN 'boolean' THEN (${value})::boolean END)`,
  date: (value) => dayOf(`left(${textOf(value)}, 10)`),
};

const day = String.raw`^(?!0000)\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$`;

/** A day that the calendar has: the cast of any other would end the query. */
function dayOf(text: string): string {
  const lastDay = `extract(day FROM (left(${text}, 7) || '-01')::date + interval '1 month' - interval '1 day')`;
  return `(CASE WHEN ${text} ~ '${day}' THEN CASE WHEN right(${text}, 2)::int <= ${lastDay} THEN ${text} END END)`;
}
