import { matchPattern } from '../../condition/pattern/matchPattern.ts';
import { type PatternNode, parsePattern } from '../../condition/pattern/parsePattern.ts';

export interface LinearRegExp {
  /** `spend` is called with the steps that it takes. */
  test(text: string, spend?: (steps: number) => void): boolean;
}

/**
 * The matcher of a field's pattern. People may write patterns, so none may take more than linear time: a pattern
 * without backtracking is left to the built-in engine, every other one uses `matchPattern`.
 */
export function linearRegExp(source: string): LinearRegExp {
  const pattern = parsePattern(source, '', 'pattern');
  const native = isStraight(pattern.root) ? readNative(source) : undefined;
  if (!native) return { test: (text, spend) => matchPattern(pattern, text, spend) };
  return {
    test: (text, spend) => {
      spend?.(text.length / nativeCharactersPerStep);
      return native.test(text);
    },
  };
}

/** Characters that the built-in engine reads in the time of one of our steps. */
const nativeCharactersPerStep = 8;

function readNative(source: string): RegExp | undefined {
  try {
    return new RegExp(source, 'u');
  } catch {
    return undefined; // an escape that only the stricter syntax refuses
  }
}

/** Anchored, with at most one unbounded repetition and one choice, and only single characters repeated. */
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
