import { describe, expect, it } from 'vitest';
import { SalaError } from '../../schemas/errors/errors.ts';
import { parseCondition } from './parseCondition.ts';
import { conditionLimits } from './values/conditionLimits.ts';

function refusalOf(json: unknown): { code: string; status: number; path: unknown; th: string } {
  try {
    parseCondition(json);
  } catch (error) {
    if (!(error instanceof SalaError)) throw error;
    const [detail] = error.details as { path: string }[];
    return { code: error.code, status: error.status, path: detail?.path, th: error.text.th };
  }
  throw new Error('it was accepted');
}

const nest = (levels: number): unknown => (levels === 0 ? { a: 1 } : { $and: [nest(levels - 1)] });

describe('parseCondition', () => {
  it('gives back a frozen copy that later changes of the source do not reach', () => {
    const source = { status: 'paid', total: { $gt: 1 } };
    const condition = parseCondition(source);
    source.status = 'draft';
    expect(condition).toEqual({ status: 'paid', total: { $gt: 1 } });
    expect(Object.isFrozen(condition.total)).toBe(true);
  });

  it('takes dates for ISO texts', () => {
    expect(parseCondition({ at: { $lt: new Date(0) } })).toEqual({ at: { $lt: '1970-01-01T00:00:00.000Z' } });
  });

  it('names the part at fault, in both languages', () => {
    const refusal = refusalOf({ $and: [{ a: 1 }, { b: { $gtt: 1 } }] });
    expect(refusal).toMatchObject({ code: 'bad_query', status: 400, path: '$and.1.b.$gtt' });
    expect(refusal.th).toBe('คำสั่งค้นหาไม่ถูกต้องที่ $and.1.b.$gtt: ไม่รู้จัก $gtt หมายถึง "$gt" หรือไม่');
  });

  it.each([
    ['no object', [1]],
    ['nothing', undefined],
    ['an unknown operator at the top', { $where: 'true' }],
    ['operators mixed with fields', { a: { $gt: 1, b: 2 } }],
    ['a list that is none', { a: { $in: 'x' } }],
    ['an empty $or', { $or: [] }],
    ['a field that begins with $', { 'a.$b': 1 }],
    ['an empty segment', { 'a..b': 1 }],
    ['a prototype', JSON.parse('{"__proto__": 1}')],
    ['a number that is none', { a: Number.NaN }],
    ['a NUL', { a: 'x\u0000' }],
    ['half a surrogate pair', { a: '\ud800' }],
    ['nothing as a value', { a: undefined }],
    ['a function', { a: () => 1 }],
    ['text search inside an element', { a: { $elemMatch: { $search: 'x', b: 1 } } }],
    ['options without a pattern', { a: { $options: 'i' } }],
    ['a division by zero', { a: { $mod: [0, 1] } }],
    ['an unknown type', { a: { $type: 'date' } }],
    ['an unknown expression', { $expr: { $function: {} } }],
    ['an unknown variable', { $expr: { $eq: ['$$nobody', 1] } }],
  ])('refuses %s', (_, json) => {
    expect(refusalOf(json).code).toBe('bad_query');
  });

  it('keeps to its limits', () => {
    const { depth, listLength, nodes, textLength, patternLength } = conditionLimits;
    expect(() => parseCondition(nest(depth / 2 - 2))).not.toThrow();
    expect(refusalOf(nest(depth)).code).toBe('bad_query');
    expect(() => parseCondition({ a: { $in: Array(listLength).fill(1) } })).not.toThrow();
    expect(refusalOf({ a: { $in: Array(listLength + 1).fill(1) } }).path).toBe('a.$in');
    expect(refusalOf({ a: Array(nodes).fill(1) }).code).toBe('bad_query');
    expect(refusalOf({ a: 'x'.repeat(textLength + 1) }).path).toBe('a');
    expect(refusalOf({ a: { $regex: 'x'.repeat(patternLength + 1) } }).path).toBe('a.$regex');
  });
});
