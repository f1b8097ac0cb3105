import { describe, expect, it } from 'vitest';
import { SalaError } from '../../schemas/errors/errors.ts';
import type { Json } from '../../schemas/json.ts';
import { computingTime } from '../../tests/support/computingTime.ts';
import { compileFormula } from './compileFormula.ts';

const mostMs = 200;
/** The first time pays for compiling the code too, and others may heat the core: the cost is what it takes at its best. */
const tries = 8;

const any = { kind: 'any' } as const;
const scope = { names: { record: any } };
const record = {
  few: Array.from({ length: 400 }, (_, at) => at + 0.123456789),
  many: Array.from({ length: 99_000 }, (_, at) => at + 0.123456789),
  text: 'ก'.repeat(90_000),
  latin: 'a'.repeat(90_000),
  days: Array.from({ length: 20_000 }, () => '2026-11-28'),
  moments: Array.from({ length: 20_000 }, () => '2026-11-28T10:00:00.000Z'),
  texts: Array.from({ length: 2_000 }, (_, at) => `${'ก'.repeat(400)}${at}`),
};

/** A value, or the code with which it is refused. */
function answer(source: string): Json {
  try {
    return compileFormula(source, scope).run({ record });
  } catch (error) {
    if (!(error instanceof SalaError)) throw error;
    return error.code;
  }
}

const times = (part: string, count: number, between = '') => Array(count).fill(part).join(between);
const tooCostly = 'formula_too_costly';

describe('a hostile formula of the permitted size ends in time', () => {
  it.each([
    ['products for each number', `record.many.sum(x, ${times('x', 300, '*')})`],
    ['quotients for each number', `record.many.sum(x, ${times('x', 300, '/')})`],
    ['remainders for each number', `record.many.sum(x, ${times('x', 300, '%')})`],
    ['roots for each number', `record.many.sum(x, ${times('sqrt(', 30)}x${times(')', 30)})`],
    ['lists in lists', 'record.few.map(x, record.few.map(y, record.few.sum(z, x*y*z)).sum()).sum()'],
    ['long lists for each number', `record.many.map(x, [${times('x', 190, ',')}].size())`],
    ['each number looked for among all', 'record.many.count(x, x in record.many)'],
    ['each text looked for among all', 'record.texts.count(x, x in record.texts)'],
    ['capital letters for each number', 'record.many.map(x, record.text.upper().size()).sum()'],
    ['a long text joined for each number', 'record.many.map(x, record.text).join()'],
    ['a separator that is long', 'record.many.join(record.text)'],
    [
      'a text that nearly stands everywhere',
      'record.latin.contains("b" + record.latin.lower()) ? 1 : record.few.count(x, (record.latin + "c").contains(record.latin.upper().lower()))',
    ],
    [
      'a part that stands nearly everywhere',
      `record.few.count(x, record.latin.contains("${times('a', 900)}b${times('a', 900)}"))`,
    ],
    ['long texts compared', 'record.many.count(x, (record.text + "a") < (record.text + "b"))'],
    ['long texts that are equal', 'record.many.count(x, (record.text + "a") == (record.text + "a"))'],
    ['working days of centuries', 'record.many.sum(x, workingDaysBetween("2000-01-01", "2500-01-01"))'],
    ['one after centuries', 'record.many.map(x, addWorkingDays("2000-01-01", 199000)).size()'],
    ['months for each day', `record.days.map(x, date(x)${times('.addMonths(1)', 30)}).size()`],
    ['ends of months for each day', `record.few.map(y, record.days.map(x, x.endOfMonth().addDays(1)).size()).sum()`],
    ['moments compared', 'record.few.map(y, record.moments.count(x, x > record.moments[0])).sum()'],
    ['amounts in words', 'record.many.map(x, bahtWords(x) + bahtWords(x * 7)).size()'],
    ['payments of loans whose months are broken', 'record.many.map(x, loan(x, 0.07, 12.5).payment).sum()'],
    ['what a flow of money is worth', 'record.few.map(x, npv(x, record.many)).sum()'],
    [
      'averages of long lists',
      'record.few.map(x, weightedAverageCost(record.many, record.many).movingWithOnHand).sum()',
    ],
    ['scores', 'record.many.map(x, supplierScore(x, x, x, x, x).score + eoq(x, x, x, x) + preVat(x, x)).sum()'],
    ['the order of many days', 'record.few.map(x, latest(record.days)).size()'],
    ['lists that hold one list again and again', 'record.few.map(x, record.many)'],
    ['a list doubled again and again', `[1]${times('.map(a, [a, a])', 30)}`],
  ])('%s', async (_, source) => {
    let ms = Number.POSITIVE_INFINITY;
    let given: Json = null;
    for (let left = tries; left > 0 && ms >= mostMs; left -= 1) {
      const now = await computingTime(() => {
        given = answer(source);
      });
      ms = Math.min(ms, now);
    }
    if (process.env.SALA_SHOW) console.log(Math.round(ms), given, source.slice(0, 60));
    expect(given).toBe(tooCostly);
    expect(ms).toBeLessThan(mostMs);
  });

  it.each([
    ['a remainder', 'a % 3', 0],
    ['a text', 'string(a)', '0'],
    ['whole parts and roots', 'floor(a) + ceil(a) + round(a, 20) + sqrt(a)', 0],
    ['amounts in words', 'bahtWords(a)', 'ศูนย์บาทถ้วน'],
  ])('counts what has more digits than any number as nothing: %s', async (_, body, given) => {
    const source = `[1e300]${times('.map(a, a * a)', 30)}.map(a, ${body})`;
    expect(answer(source)).toEqual([given]);
    expect(answer(`[1e-300]${times('.map(a, a * a)', 30)}.map(a, 3 % a)`)).toEqual([null]);
  });

  it('takes the least and the greatest of more than a call may have arguments', () => {
    expect(answer('max(record.many) - 98999.123456789')).toBe(0);
    expect(answer('record.many.min(x, x)')).toBe(0.123456789);
  });
});

it('a document of thousands of lines is computed', () => {
  const lines = Array.from({ length: 4_000 }, (_, at) => ({ qty: at, price: 9.99, discount: 5 }));
  const source = 'round(record.lines.sum(l, l.qty * l.price * (1 - l.discount / 100)), 2)';
  const whole = compileFormula(source, scope).run({ record: { lines } });
  expect(whole).toBeCloseTo(
    lines.reduce((sum, { qty }) => sum + qty * 9.99 * 0.95, 0),
    0,
  );
});
