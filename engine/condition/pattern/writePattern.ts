import type { Pattern, PatternNode } from './parsePattern.ts';

/** The pattern in Postgres' dialect, for `like_regex` with the flags of `patternFlags`. */
export function writePattern({ root }: Pattern): string {
  return write(root);
}

/** `s`: a class may match a line end, as in JavaScript; `m`: `^` and `$` also at line ends. */
export function patternFlags({ multiline }: Pattern): string {
  return multiline ? 'sm' : 's';
}

function write(node: PatternNode): string {
  switch (node.kind) {
    case 'start':
      return '^';
    case 'end':
      return '$';
    case 'sequence':
      return node.nodes.map(write).join('');
    case 'choice':
      return `(?:${node.nodes.map(write).join('|')})`;
    case 'repeat':
      return `(?:${write(node.node)}){${node.min},${Number.isFinite(node.max) ? node.max : ''}}`;
    case 'set':
      return writeSet(node);
  }
}

function writeSet({ ranges, negated }: Extract<PatternNode, { kind: 'set' }>): string {
  if (ranges.length === 0) return '.';
  const members = ranges.map(([first, last]) =>
    first === last ? escapeCode(first) : `${escapeCode(first)}-${escapeCode(last)}`,
  );
  return `[${negated ? '^' : ''}${members.join('')}]`;
}

/** Every character as a number, so none can be read as syntax. */
function escapeCode(code: number): string {
  return `\\U${code.toString(16).padStart(8, '0')}`;
}
