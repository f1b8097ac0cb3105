import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkCode } from './checkCode.ts';
import { checkPattern } from './checkPattern.ts';
import { currentPeriod, type NumberPattern, nextNumber, previewNumber } from './nextNumber.ts';
import { parsePattern } from './parsePattern.ts';
import { dayIn, type ResetPeriod } from './period.ts';
import { validationPatternOf } from './validationPatternOf.ts';

const date = new Date('2026-11-21T05:00:00Z');
const quotation: NumberPattern = { pattern: 'QT{year}{month}-{sequence:5}[R{revision}]', reset: 'monthly' };

describe('nextNumber', () => {
  it('begins at the start of the pattern and goes on from the last one', () => {
    expect(nextNumber({ pattern: quotation, sequence: null, date })).toEqual({
      number: 'QT202611-00001',
      sequence: 1,
      periodKey: '2026-11',
    });
    expect(nextNumber({ pattern: quotation, sequence: 41, date }).number).toBe('QT202611-00042');
    const barcode: NumberPattern = { pattern: 'BC{sequence:10}', reset: 'never', start: 1000000001 };
    expect(nextNumber({ pattern: barcode, sequence: null, date }).number).toBe('BC1000000001');
  });

  it('writes the Buddhist year where the pattern says so', () => {
    expect(nextNumber({ pattern: { ...quotation, era: 'buddhist' }, sequence: null, date }).number).toBe(
      'QT256911-00001',
    );
    const short: NumberPattern = { pattern: 'PRD{yy}{month}{sequence:3}', reset: 'monthly', era: 'buddhist' };
    expect(nextNumber({ pattern: short, sequence: 6, date }).number).toBe('PRD6911007');
  });

  it('grows beyond its digits rather than repeat', () => {
    expect(nextNumber({ pattern: { pattern: 'A{sequence:2}', reset: 'never' }, sequence: 99, date }).number).toBe(
      'A100',
    );
  });

  it('begins a new day at midnight in Bangkok', () => {
    const daily: NumberPattern = { pattern: 'RCV{year}{month}{day}{sequence:4}', reset: 'daily' };
    expect(currentPeriod(daily, new Date('2026-12-31T16:59:59.999Z'))).toBe('2026-12-31');
    expect(currentPeriod(daily, new Date('2026-12-31T17:00:00.000Z'))).toBe('2027-01-01');
    expect(nextNumber({ pattern: daily, sequence: null, date: new Date('2026-12-31T17:00:00Z') }).number).toBe(
      'RCV202701010001',
    );
  });

  it('needs every parameter, and says which is missing', () => {
    const typed: NumberPattern = { pattern: '{type}{sequence:5}', reset: 'never' };
    expect(nextNumber({ pattern: typed, sequence: null, date, params: { type: 'DOM' } }).number).toBe('DOM00001');
    expect(() => nextNumber({ pattern: typed, sequence: null, date })).toThrow('type');
    expect(() => nextNumber({ pattern: typed, sequence: null, date, params: { type: 'D1' } })).toThrow('type');
    expect(previewNumber({ pattern: typed, sequence: 7, date })).toBe('TYPE00008');
  });

  it('takes random digits from the caller only', () => {
    const random: NumberPattern = { pattern: 'D{yy}{month}{day}{sequence:4}{random:3}', reset: 'daily' };
    expect(nextNumber({ pattern: random, sequence: null, date, random: '7' }).number).toBe('D2611210001007');
    expect(() => nextNumber({ pattern: random, sequence: null, date })).toThrow('random');
  });

  it('refuses a pattern without a sequence', () => {
    expect(() => nextNumber({ pattern: { pattern: 'A{year}', reset: 'never' }, sequence: null, date })).toThrow(
      '{sequence:N}',
    );
  });
});

describe('parsePattern', () => {
  it.each([
    'A{sequence:4',
    'A{sequence:0}',
    'A{year:2}',
    'A{Sequence}',
    'A B',
    'A/{sequence}',
    '[A{sequence}',
    'A]',
    'A[]',
    '{sequence}{sequence}',
    '{sequence}{revision}',
    '{a}{b}',
    '{sequence}[{revision}]',
  ])('refuses %s', (pattern) => expect(() => parsePattern(pattern)).toThrow('not valid'));
});

describe('checkPattern', () => {
  it('finds nothing wrong with a sound pattern', () => {
    expect(checkPattern(quotation)).toEqual([]);
    expect(checkPattern({ pattern: 'CUS{sequence:3}', reset: 'never' })).toEqual([]);
  });

  it('finds what would repeat or skip numbers', () => {
    const problems = (pattern: string, reset: ResetPeriod) => checkPattern({ pattern, reset }).map(({ en }) => en);
    expect(problems('A{sequence:4}', 'yearly')).toEqual([expect.stringContaining('period')]);
    expect(problems('A{year}{sequence:4}', 'monthly')).toHaveLength(1);
    expect(problems('A{month}{sequence:4}', 'monthly')).toHaveLength(1);
    expect(problems('A{year}{month}{sequence:4}', 'daily')).toHaveLength(1);
    expect(problems('A{yy}{month}{day}{sequence:4}', 'daily')).toEqual([]);
    expect(problems('A{time:6}', 'never')).toHaveLength(2);
    expect(problems('A[-{sequence:4}]', 'never')).toHaveLength(1);
  });
});

describe('checkCode', () => {
  const codes = (code: unknown, validation?: string) =>
    checkCode(code, validation ? { module: 'customer', validation } : undefined).map((problem) => problem.message.th);
  it('gives the Thai texts', () => {
    expect(codes('CUS001', '^CUS\\d{3}$')).toEqual([]);
    expect(codes(7)).toEqual(['รหัสไม่ถูกต้อง']);
    expect(codes('A1')).toEqual(['ความยาวรหัสไม่ถูกต้อง']);
    expect(codes('A'.repeat(51))).toEqual(['ความยาวรหัสไม่ถูกต้อง']);
    expect(codes('รหัส1')).toEqual(['รหัสสามารถใช้ตัวอักษร ตัวเลข และเครื่องหมาย - _ เท่านั้น']);
    expect(codes('SUP0001', '^CUS\\d{3}$')).toEqual(['รหัสไม่ตรงตาม pattern ของ customer']);
  });
});

const patternWithReset = fc.constantFrom<NumberPattern>(
  quotation,
  { pattern: 'SUP{year}{sequence:4}', reset: 'yearly' },
  { pattern: 'PRD{yy}{month}{sequence:3}', reset: 'monthly', era: 'buddhist' },
  { pattern: 'RCV{year}{month}{day}{sequence:4}', reset: 'daily', era: 'buddhist' },
  { pattern: 'BC{sequence:10}', reset: 'never', start: 1000000001 },
);
const day = fc.date({
  min: new Date('2001-01-01T00:00:00Z'),
  max: new Date('2090-12-31T00:00:00Z'),
  noInvalidDate: true,
});

describe('numbers of any pattern', () => {
  it('meet the rule of their pattern', () => {
    fc.assert(
      fc.property(
        patternWithReset,
        day,
        fc.nat({ max: 10_000_000 }),
        fc.option(fc.integer({ min: 1, max: 99 })),
        (pattern, date, sequence, revision) => {
          const given = nextNumber({ pattern, sequence, date, revision: revision ?? undefined });
          expect(given.number).toMatch(new RegExp(validationPatternOf(pattern.pattern)));
        },
      ),
    );
  });

  it('are unique and rise within a period, and begin again exactly when the period changes', () => {
    fc.assert(
      fc.property(patternWithReset, fc.array(day, { minLength: 2, maxLength: 40 }), (pattern, dates) => {
        const last = new Map<string, number>();
        const seen = new Set<string>();
        for (const date of dates.toSorted((a, b) => a.getTime() - b.getTime())) {
          const period = currentPeriod(pattern, date);
          const given = nextNumber({ pattern, sequence: last.get(period) ?? null, date });
          expect(given.periodKey).toBe(period);
          expect(given.sequence).toBe((last.get(period) ?? (pattern.start ?? 1) - 1) + 1);
          expect(seen.has(given.number)).toBe(false);
          seen.add(given.number);
          last.set(period, given.sequence);
        }
      }),
    );
  });

  it('change period exactly with the calendar of Bangkok', () => {
    fc.assert(
      fc.property(day, day, (a, b) => {
        const [x, y] = [dayIn(a), dayIn(b)];
        const same = (reset: ResetPeriod) =>
          currentPeriod({ pattern: '', reset }, a) === currentPeriod({ pattern: '', reset }, b);
        expect(same('yearly')).toBe(x.year === y.year);
        expect(same('monthly')).toBe(x.year === y.year && x.month === y.month);
        expect(same('daily')).toBe(x.year === y.year && x.month === y.month && x.day === y.day);
        expect(same('never')).toBe(true);
      }),
    );
  });
});
