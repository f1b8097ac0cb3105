import { expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { effectTitles } from '../../schemas/index.ts';

it('calls every effect of the shipped machines by words, in Thai and English', () => {
  const modules = import.meta.glob<{ machine: AnyStateMachine }>('../../plugins/*/collections/*/*.machine.ts', {
    eager: true,
  });
  const names = new Set(Object.values(modules).flatMap(({ machine }) => listEffects(machine.config)));
  expect([...names]).toContain('approval.ask');
  expect([...names].filter((name) => !effectTitles[name])).toEqual([]);
});

/** The names of effects anywhere in the states of a machine. */
function listEffects(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const own = 'type' in part && part.type === 'effect' && 'params' in part ? readName(part.params) : [];
  return [...own, ...Object.values(part).flatMap(listEffects)];
}

const readName = (params: unknown) =>
  typeof params === 'object' && params !== null && 'name' in params ? [String(params.name)] : [];
