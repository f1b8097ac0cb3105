import { type ASTNode, Environment, ParseError } from '@marcbachmann/cel-js';
import { calcLimits } from './calcLimits.ts';
import { formulaInvalid } from './formula.errors.ts';

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
    throw formulaInvalid({ start, end }, { th: `อ่านสูตรไม่ได้ (${error.summary})`, en: error.summary });
  }
}
