import type { CharacterRange } from './characterClasses.ts';
import type { Pattern, PatternNode } from './parsePattern.ts';

type Instruction =
  | { kind: 'set'; ranges: readonly CharacterRange[]; negated: boolean }
  | { kind: 'start' | 'end' | 'found' }
  | { kind: 'fork'; first: number; second: number };

const programs = new WeakMap<Pattern, Instruction[]>();

/**
 * Whether the pattern is found anywhere in the text. All ways through it are followed at once, so no pattern, however
 * hostile, takes more than (length of text) x (size of pattern) steps, which JavaScript's own engine cannot promise.
 * `spend` is called as they are taken, and may end them by throwing.
 */
export function matchPattern(pattern: Pattern, text: string, spend?: (steps: number) => void): boolean {
  const program = programs.get(pattern) ?? buildProgram(pattern);
  spend?.(text.length);
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const seen = new Int32Array(program.length).fill(-1);
  let current: number[] = [];
  for (let position = 0; position <= codes.length; position += 1) {
    const atStart = position === 0 || (pattern.multiline && codes[position - 1] === 10);
    const atEnd = position === codes.length || (pattern.multiline && codes[position] === 10);
    const sets: number[] = [];
    let steps = 0;
    const pending = [0, ...current.reverse()];
    for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
      steps += 1;
      if (seen[at] === position) continue;
      seen[at] = position;
      const step = program[at];
      if (!step) continue;
      if (step.kind === 'found') return true;
      if (step.kind === 'set') sets.push(at);
      else if (step.kind === 'fork') pending.push(step.second, step.first);
      else if (step.kind === 'start' ? atStart : atEnd) pending.push(at + 1);
    }
    spend?.(steps);
    const code = codes[position];
    current = code === undefined ? [] : sets.filter((at) => accepts(program[at], code)).map((at) => at + 1);
  }
  return false;
}

function accepts(step: Instruction | undefined, code: number): boolean {
  if (step?.kind !== 'set') return false;
  return step.ranges.some(([first, last]) => code >= first && code <= last) !== step.negated;
}

function buildProgram(pattern: Pattern): Instruction[] {
  const program: Instruction[] = [];
  append(program, pattern.root);
  program.push({ kind: 'found' });
  programs.set(pattern, program);
  return program;
}

function append(program: Instruction[], node: PatternNode): void {
  switch (node.kind) {
    case 'sequence':
      for (const part of node.nodes) append(program, part);
      return;
    case 'choice':
      appendChoice(program, node.nodes);
      return;
    case 'repeat':
      appendRepeat(program, node);
      return;
    case 'set':
      program.push(node);
      return;
    default:
      program.push({ kind: node.kind });
  }
}

function appendChoice(program: Instruction[], nodes: readonly PatternNode[]): void {
  const exits: { kind: 'fork'; first: number; second: number }[] = [];
  for (const [index, node] of nodes.entries()) {
    const isLast = index === nodes.length - 1;
    const entry = { kind: 'fork' as const, first: program.length + 1, second: program.length + 1 };
    program.push(entry);
    append(program, node);
    if (isLast) continue;
    const exit = { kind: 'fork' as const, first: 0, second: 0 };
    exits.push(exit);
    program.push(exit);
    entry.second = program.length;
  }
  for (const exit of exits) {
    exit.first = program.length;
    exit.second = program.length;
  }
}

function appendRepeat(program: Instruction[], { node, min, max }: Extract<PatternNode, { kind: 'repeat' }>): void {
  for (let count = 0; count < min; count += 1) append(program, node);
  if (!Number.isFinite(max)) {
    const loop = { kind: 'fork' as const, first: program.length + 1, second: 0 };
    const start = program.length;
    program.push(loop);
    append(program, node);
    program.push({ kind: 'fork', first: start, second: start });
    loop.second = program.length;
    return;
  }
  const exits: { kind: 'fork'; first: number; second: number }[] = [];
  for (let count = min; count < max; count += 1) {
    const exit = { kind: 'fork' as const, first: program.length + 1, second: 0 };
    exits.push(exit);
    program.push(exit);
    append(program, node);
  }
  for (const exit of exits) exit.second = program.length;
}
