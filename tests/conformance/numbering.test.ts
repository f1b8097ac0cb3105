import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkPattern } from '../../engine/record/numbering/checkPattern.ts';
import { type NumberPattern, nextNumber } from '../../engine/record/numbering/nextNumber.ts';
import { validationPatternOf } from '../../engine/record/numbering/validationPatternOf.ts';
import { checks } from '../../plugins/codes/shared/checks.ts';
import { createPatternRecord, readPatternRecord } from '../../plugins/codes/shared/createPatternRecord.ts';
import { fallbackCode } from '../../plugins/codes/shared/fallbackCode.ts';
import { shippedPatterns } from '../../plugins/codes/shared/patterns.ts';

interface Row {
  spec: string;
  key: string;
  example: string;
  exampleBuddhist: string;
  reset?: string;
  revision?: number;
  params?: Record<string, string>;
}
interface Table {
  date: string;
  patterns: Row[];
  fallbacks: { module: string; prefix: string }[];
}

const table: Table = JSON.parse(readFileSync(new URL('numbering.json', import.meta.url), 'utf8'));
const date = new Date(`${table.date}T09:00:00+07:00`);
const find = (key: string) => {
  const pattern = shippedPatterns.find((each) => each.key === key);
  if (!pattern) throw new Error(`no pattern ${key}`);
  return pattern;
};
const first = (pattern: NumberPattern, { revision, params }: Row) =>
  nextNumber({ pattern, sequence: null, date, revision, params }).number;

describe.each(table.patterns)('the pattern $spec', (row) => {
  const pattern = find(row.key);

  it('gives its example, in both eras', () => {
    expect(first(pattern, row)).toBe(row.example);
    expect(first({ ...pattern, era: 'buddhist' }, row)).toBe(row.exampleBuddhist);
  });

  it('gives numbers that its own rule and the rule of its module accept', () => {
    expect(row.example).toMatch(new RegExp(validationPatternOf(pattern.pattern)));
    expect(row.example).toMatch(new RegExp(pattern.validation ?? ''));
  });

  it('begins again when it says so, and never repeats a number', () => {
    if (row.reset) expect(pattern.reset).toBe(row.reset);
    expect(checkPattern(pattern)).toEqual([]);
  });

  it('is the same after a site has stored it', () => {
    const record = createPatternRecord(pattern, date);
    const stored = readPatternRecord(record);
    expect(stored && first(stored, row)).toBe(row.example);
    expect(checks.codePattern?.(record).errors).toEqual([]);
  });
});

describe('the shipped patterns', () => {
  it('are each asked for by the table', () => {
    const asked = new Set(table.patterns.map(({ key }) => key));
    expect(shippedPatterns.map(({ key }) => key).filter((key) => !asked.has(key))).toEqual([]);
    expect(new Set(shippedPatterns.map(({ key }) => key)).size).toBe(shippedPatterns.length);
  });

  it('are the ones that collections ask for', () => {
    const schemas = import.meta.glob<{
      default: { properties: Record<string, { 'x-sequence'?: unknown; enum?: string[] }> };
    }>('../../plugins/*/collections/*/*.schema.json', { eager: true });
    const movements = ['receive', 'issue', 'transfer', 'adjustment', 'return', 'scrap', 'cycle_count'];
    const asked = Object.values(schemas).flatMap(({ default: { properties } }) =>
      Object.values(properties).flatMap(({ 'x-sequence': sequence }) => {
        if (!sequence) return [];
        const key = typeof sequence === 'string' ? sequence : (sequence as { module: string }).module;
        const field = /\{(\w+)\}/.exec(key)?.[1];
        if (field === 'movement_type') return movements.map((movement) => key.replace('{movement_type}', movement));
        return field ? (properties[field]?.enum ?? []).map((choice) => key.replace(`{${field}}`, choice)) : [key];
      }),
    );
    const manifests = import.meta.glob<{ manifest: { numberPatterns?: Record<string, unknown> } }>(
      '../../plugins/*/manifest.ts',
      { eager: true },
    );
    const own = new Set(Object.values(manifests).flatMap(({ manifest }) => Object.keys(manifest.numberPatterns ?? {})));
    expect(asked.length).toBeGreaterThan(20);
    for (const key of asked) if (!own.has(key)) expect(find(key).key).toBe(key);
    expect([...own].filter((key) => !asked.includes(key))).toEqual([]);
  });

  it.each([
    ['customer', ['CUS001', 'CUS20260001'], ['CUS01', 'CUS0001', 'SUP001']],
    ['supplier', ['SUP20260001', 'SUP00001', 'DOM00001', 'GOV00009'], ['SUP001', 'XXX00001', 'CUS20260001']],
  ])('of %s accept the codes of both rules', (key, good, bad) => {
    const rule = new RegExp(find(key).validation ?? '');
    for (const code of good) expect(code).toMatch(rule);
    for (const code of bad) expect(code).not.toMatch(rule);
  });
});

describe('a stored pattern', () => {
  const problems = (change: object) =>
    checks.codePattern?.({ ...createPatternRecord(find('supplier'), date), ...change }).errors.map(({ code }) => code);

  it('is refused where it would repeat numbers or is no pattern', () => {
    expect(problems({ reset_period: 'monthly' })).toEqual(['pattern_invalid']);
    expect(problems({ pattern: 'SUP{year' })).toEqual(['pattern_invalid']);
    expect(problems({ validation_pattern: '(' })).toEqual(['validation_pattern_invalid']);
    expect(problems({})).toEqual([]);
  });
});

describe('the stand-in for a code that could not be given', () => {
  it.each(table.fallbacks)('of $module begins with $prefix and ends with the clock', ({ module, prefix }) => {
    expect(fallbackCode(module, new Date(1_795_000_123_456))).toBe(`${prefix}123456`);
  });
});
