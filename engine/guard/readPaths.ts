import { parseTemplate } from '../layout/binding/parseTemplate.ts';

const quoted = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g;
const dotted = /(?<![\w.])[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*/g;

/** The dotted names in a formula: `item.available`, `record.quantity`. */
export function listFormulaPaths(source: string): string[][] {
  return [...source.replace(quoted, "''").matchAll(dotted)].map(([path]) => path.split('.'));
}

/** The paths of the placeholders in a text. */
export function listPlaceholders(text: string): string[][] {
  return parseTemplate(text).flatMap((part) => (typeof part === 'string' ? [] : [[...part.path]]));
}
