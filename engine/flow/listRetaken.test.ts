import { expect, it } from 'vitest';
import { listRetaken } from './listRetaken.ts';

const taken = [
  ...['a', 'each', 'each/0/x', 'each/0/y', 'each/1/x', 'each/1/y', 'side', 'side/0/p', 'side/1/q', 'side/0/r'],
  ...['side/joined', 'last', 'last/error/tell', '!error/h', '!error/i'],
].map((key) => ({ key, code: key === 'each' ? 'loop' : key === 'side' || key === 'side/joined' ? 'parallel' : 'set' }));
const from = (key: string) => listRetaken(taken, key).join(' ');

it('a step is taken again with what it holds and what came after it, and what was decided around it stays', () => {
  expect(from('a')).toBe(taken.map(({ key }) => key).join(' '));
  expect(from('each/0/y')).toBe(
    'each/0/y each/1/x each/1/y side side/0/p side/1/q side/0/r side/joined last last/error/tell !error/h !error/i',
  );
  expect(from('last')).toBe('last last/error/tell !error/h !error/i');
  expect(from('!error/i')).toBe('!error/i');
});

it('branches beside it keep what they did, and are joined anew', () => {
  expect(from('side/0/p')).toBe('side/0/p side/0/r side/joined last last/error/tell !error/h !error/i');
  expect(from('side/1/q')).toBe('side/1/q side/joined last last/error/tell !error/h !error/i');
});
