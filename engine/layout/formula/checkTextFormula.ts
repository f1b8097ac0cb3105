import { SalaError, type Text } from '../../../schemas/index.ts';
import { compileFormula } from '../../calc/compileFormula.ts';
import { compileFormulaSql } from '../../calc/compileFormulaSql.ts';
import { describeScope, type FieldHolder } from '../../calc/describeScope.ts';
import type { FormulaNode } from '../../calc/formulaNode.ts';
import type { FormulaPlace } from '../findings/findings.ts';
import { textNames } from './textFormulas.ts';

/** They depend on the holidays of the site, which pages are not given. */
const needHolidays = ['addWorkingDays', 'workingDaysBetween', 'isWorkingDay'];

/** Says what is wrong with a formula of a page, with the nearest name; nothing where it is sound. */
export function checkTextFormula(
  source: string,
  place: FormulaPlace,
  fieldsOf: (collection: string) => FieldHolder | undefined,
): Text | undefined {
  try {
    return place.figure === undefined
      ? checkText(source, place, fieldsOf)
      : checkFigure(source, fieldsOf(place.figure));
  } catch (error) {
    if (error instanceof SalaError) return error.text;
    throw error;
  }
}

function checkText(
  source: string,
  { record, item }: FormulaPlace,
  fieldsOf: (collection: string) => FieldHolder | undefined,
): Text | undefined {
  const types = Object.entries({ record, item }).flatMap(([name, collection]) => {
    const fields = collection === undefined ? undefined : fieldsOf(collection);
    const type = fields && describeScope({ record: fields }).names.record;
    return type?.kind === 'object' ? [[name, { ...type, fields: { ...type.fields, _expanded: anything } }]] : [];
  });
  const { tree } = compileFormula(source, { names: { ...textNames, ...Object.fromEntries(types) } });
  const called = findCall(tree, needHolidays);
  return called === undefined
    ? undefined
    : {
        th: `${called} ใช้วันหยุดของเว็บไซต์ ซึ่งหน้าเว็บไม่มี ให้เก็บค่าไว้ในฟิลด์แบบสูตร`,
        en: `${called} needs the holidays of the site, which pages do not have: keep the value in a field with a formula`,
      };
}

const anything = { kind: 'any' } as const;

/** A figure is computed by the database. */
function checkFigure(source: string, fields: FieldHolder | undefined): Text | undefined {
  if (!fields) return undefined;
  const formula = compileFormula(source, describeScope({ record: fields, stored: true }));
  if (formula.type.kind !== 'number') return { th: 'สูตรต้องได้ตัวเลข', en: 'the formula must give a number' };
  const sql = compileFormulaSql(formula, { column: (path) => path, bind: () => '' });
  return sql === undefined
    ? {
        th: 'ฐานข้อมูลคำนวณสูตรนี้ไม่ได้ ให้เก็บค่าไว้ในฟิลด์แบบสูตร แล้วเลือกฟิลด์นั้น',
        en: 'the database cannot compute this: keep the value in a field with a formula and choose that field',
      }
    : undefined;
}

function findCall(node: FormulaNode, names: readonly string[]): string | undefined {
  if (node.op === 'call' && names.includes(node.name)) return node.name;
  for (const value of Object.values(node) as unknown[])
    for (const inner of Array.isArray(value) ? value : [value]) {
      const found = isNode(inner) ? findCall(inner, names) : undefined;
      if (found !== undefined) return found;
    }
  return undefined;
}

function isNode(value: unknown): value is FormulaNode {
  return typeof value === 'object' && value !== null && 'op' in value && 'type' in value;
}
