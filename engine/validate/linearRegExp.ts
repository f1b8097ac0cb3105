import { matchPattern } from '../condition/pattern/matchPattern.ts';
import { type PatternNode, parsePattern } from '../condition/pattern/parsePattern.ts';

/**
 * The matcher of a field's pattern. Patterns may come from people, so none may take more than linear time: one that gives the
 * built-in engine nothing to try twice is left to it, every other one is followed all ways at once.
 */
export function linearRegExp(source: string): RegExp {
  const pattern = parsePattern(source, '', 'pattern');
  const native = isStraight(pattern.root) ? readNative(source) : undefined;
  if (native) return native;
  // Ajv calls `test`, and tells patterns apart by `toString`.
  return { test: (text: string) => matchPattern(pattern, text), toString: () => `/${source}/` } as unknown as RegExp;
}
// Ajv writes this name where it would write its own constructor.
linearRegExp.code = 'linearRegExp';

function readNative(source: string): RegExp | undefined {
  try {
    return new RegExp(source, 'u');
  } catch {
    return undefined; // an escape that only the stricter syntax refuses
  }
}

/** Anchored, with at most one repetition of open length and one choice, and nothing repeated but single characters. */
function isStraight(root: PatternNode): boolean {
  const isAnchored = root.kind === 'sequence' && root.nodes[0]?.kind === 'start';
  return isAnchored && countOpen(root) <= 1 && countChoices(root) <= 1 && repeatsCharacters(root);
}

function countOpen(node: PatternNode): number {
  if (node.kind === 'repeat') return node.min === node.max ? countOpen(node.node) : 1 + countOpen(node.node);
  return listInner(node).reduce((sum, inner) => sum + countOpen(inner), 0);
}

function countChoices(node: PatternNode): number {
  return listInner(node).reduce((sum, inner) => sum + countChoices(inner), node.kind === 'choice' ? 1 : 0);
}

function repeatsCharacters(node: PatternNode): boolean {
  if (node.kind === 'repeat') return node.node.kind === 'set';
  return listInner(node).every(repeatsCharacters);
}

function listInner(node: PatternNode): readonly PatternNode[] {
  if (node.kind === 'repeat') return [node.node];
  return node.kind === 'sequence' || node.kind === 'choice' ? node.nodes : [];
}
