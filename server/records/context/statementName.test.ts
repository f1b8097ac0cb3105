import { expect, it } from 'vitest';
import { statementName } from './statementName.ts';

it('names what is asked again and again, always the same, and nothing that is asked once or very long', () => {
  const names = Array.from({ length: 5 }, () => statementName('select 1'));
  expect(names).toEqual([undefined, undefined, names[2], names[2], names[2]]);
  expect(names[2]).toMatch(/^query \d+$/);
  const long = `select '${'x'.repeat(5_000)}'`;
  expect(Array.from({ length: 5 }, () => statementName(long))).toEqual(Array(5).fill(undefined));
});

it('names only so many', () => {
  for (let at = 0; at < 1_000; at += 1) for (let turn = 0; turn < 3; turn += 1) statementName(`select ${at} as many`);
  expect(statementName('select 999 as many')).toBeUndefined();
  expect(statementName('select 1')).toBeDefined();
});
