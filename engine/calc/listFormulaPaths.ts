const quoted = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g;
const dotted = /(?<![\w.])[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*/g;

/** The dotted names in a formula: `item.available`, `record.quantity`. */
export function listFormulaPaths(source: string): string[][] {
  return [...source.replace(quoted, "''").matchAll(dotted)].map(([path]) => path.split('.'));
}
