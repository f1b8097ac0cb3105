import { describe, expect, it } from 'vitest';
import type { FieldSchema, Json } from '../../../schemas/index.ts';
import { convertValue } from './convertValue.ts';

const day: FieldSchema = { type: 'string', format: 'date' };

describe('a stored value as another type', () => {
  it.each<[Json, FieldSchema, Json | undefined]>([
    ['12.50', { type: 'number' }, 12.5],
    [' 1,234,567.25 ', { type: 'number' }, 1234567.25],
    ['๑๒', { type: 'integer' }, 12],
    ['12.5', { type: 'integer' }, undefined],
    ['12,34', { type: 'number' }, undefined],
    ['1,2345', { type: 'number' }, undefined],
    ['1 250', { type: 'number' }, 1250],
    ['0.0000012345678901234567', { type: 'number' }, 0.0000012345678901234567],
    ['1e3', { type: 'number' }, undefined],
    ['', { type: 'number' }, undefined],
    ['99999999999999999999', { type: 'number' }, undefined],
    [true, { type: 'number' }, undefined],
    [7, { type: 'string' }, '7'],
    [false, { type: 'string' }, 'false'],
    [{ a: 1 }, { type: 'string' }, undefined],
    ['ใช่', { type: 'boolean' }, true],
    ['No', { type: 'boolean' }, false],
    [2, { type: 'boolean' }, undefined],
    ['2026-02-28', day, '2026-02-28'],
    ['2026-02-30', day, undefined],
    ['a', { type: 'array', items: { type: 'string' } }, ['a']],
    [['1', 'x'], { type: 'array', items: { type: 'number' } }, undefined],
    [['1'], { type: 'number' }, 1],
    [['1', '2'], { type: 'number' }, undefined],
    ['x', { type: 'object' }, undefined],
  ])('%j as %j is %j', (value, schema, expected) => {
    expect(convertValue(value, schema)).toEqual(expected);
  });
});
