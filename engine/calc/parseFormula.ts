import { type ASTNode, Environment, ParseError } from '@marcbachmann/cel-js';
import type { Text } from '../../schemas/text.ts';
import { calcLimits } from './calcLimits.ts';
import { formulaInvalid } from './formula.errors.ts';

/** A formula as it was parsed; nothing of it is checked. */
export type FormulaTree = ASTNode;

const parser = new Environment({
  limits: { maxAstNodes: calcLimits.nodes, maxDepth: calcLimits.depth, maxListElements: 200, maxCallArguments: 16 },
});

/** Reads the text of a formula, in the syntax of CEL. Throws `formula_invalid` at the place that cannot be read. */
export function parseFormula(source: string): ASTNode {
  const place = { start: 0, end: source.length };
  if (source.trim() === '') throw formulaInvalid(place, { th: 'สูตรว่างเปล่า', en: 'it is empty' });
  if (source.length > calcLimits.characters)
    throw formulaInvalid(place, {
      th: `ยาวเกิน ${calcLimits.characters} ตัวอักษร`,
      en: `it has more than ${calcLimits.characters} characters`,
    });
  try {
    return parser.parse(source).ast;
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    const { start, end } = error.range ?? place;
    throw formulaInvalid({ start, end }, explain(error, source.slice(start, end)));
  }
}

/** In words of both languages; what the parser says of its limits stays as it is. */
function explain({ code = '', summary }: ParseError, found: string): Text {
  if (code.startsWith('unterminated')) return { th: 'ข้อความไม่มีเครื่องหมายคำพูดปิด', en: 'a text has no closing quote' };
  if (!unexpected.has(code)) return { th: `อ่านสูตรไม่ได้ (${summary})`, en: summary };
  if (found.trim() === '') return { th: 'สูตรยังไม่จบ', en: 'the formula is not finished' };
  return { th: `ไม่ควรมี “${found}” ตรงนี้`, en: `“${found}” is not expected here` };
}

const unexpected = new Set(['unexpected_token', 'unexpected_character', 'expected_token']);
