import { expect, it } from 'vitest';
import { isConnectionLost } from './isConnectionLost.ts';

const withCode = (code: string) => Object.assign(new Error('x'), { code });

it.each([
  [withCode('57P01'), true],
  [withCode('57P03'), true],
  [withCode('08006'), true],
  [withCode('ECONNREFUSED'), true],
  [new Error('Connection terminated unexpectedly'), true],
  [new Error('Client has encountered a connection error and is not queryable'), true],
  [withCode('23505'), false],
  [withCode('57014'), false],
  [new Error('the step failed'), false],
  ['57P01', false],
])('knows a lost connection: %s', (error, expected) => {
  expect(isConnectionLost(error)).toBe(expected);
});
