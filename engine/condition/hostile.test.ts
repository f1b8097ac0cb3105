import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Condition } from '../../schemas/condition.ts';
import { SalaError } from '../../schemas/errors/errors.ts';
import type { Json, JsonObject } from '../../schemas/json.ts';
import { computingTime } from '../../tests/support/computingTime.ts';
import { matchesCondition } from './matchesCondition.ts';
import { freezeCondition } from './readCondition.ts';

const mostMs = 200;
/** The first time pays for compiling the code too, and others may heat the core: the cost is what it takes at its best. */
const tries = 6;

/** As large as a record may be, and made so that what compares its parts finds out last. */
const lines = Array.from({ length: 8_000 }, (_, at) => ({ code: `L${at}`, tags: ['a', 'b', 'c'], price: at }));
const record: { [field: string]: Json } = {
  text: `${'a'.repeat(200_000)}b`,
  title: `${'a'.repeat(20_000)}b`,
  words: Array.from({ length: 5_000 }, (_, at) => `${'ก'.repeat(60)}${at}`),
  lines,
  twin: structuredClone(lines),
  numbers: Array.from({ length: 10_000 }, (_, at) => at),
};

/** True, false, or refused for its cost; never anything else, and never late. */
async function judge(condition: unknown): Promise<boolean | string> {
  let frozen: JsonObject;
  try {
    frozen = freezeCondition(condition);
  } catch {
    return 'not permitted';
  }
  let answer: boolean | string = 'none';
  const work = () => {
    try {
      answer = matchesCondition(record, frozen as Condition);
    } catch (error) {
      if (!(error instanceof SalaError)) throw error;
      answer = error.code;
    }
  };
  let ms = Number.POSITIVE_INFINITY;
  for (let left = tries; left > 0 && ms >= mostMs; left -= 1) ms = Math.min(ms, await computingTime(work));
  expect(ms).toBeLessThan(mostMs);
  return answer;
}

const many = Array.from({ length: 400 }, (_, at) => at);
const nested = (depth: number): Json =>
  depth === 0 ? { $eq: ['$lines', '$twin'] } : { $map: { input: '$numbers', as: `v${depth}`, in: nested(depth - 1) } };
const hostile: [string, Json][] = [
  ['patterns that try every way', { $or: many.map((at) => ({ text: { $regex: `(a+)+c${at}` } })) }],
  ['a pattern of a thousand states', { text: { $regex: '(a?){200}(a?){200}c' } }],
  ['wide classes', { text: { $regex: `[${'b-cd-ef-g'.repeat(15)}a]{250}c` } }],
  ['a pattern for each word', { $or: many.map(() => ({ words: { $regex: '(ก|กก)*ข' } })) }],
  ['loops in loops', { $expr: nested(3) }],
  ['equality of lists for each number', { $expr: nested(1) }],
  ['a list beside each of its lines', { $expr: { $map: { input: '$lines', as: 'l', in: { $in: ['$$l', '$twin'] } } } }],
  ['texts cut for each number', { $expr: { $map: { input: '$numbers', as: 'n', in: { $strLenCP: '$text' } } } }],
  ['searches of a long text', { $or: many.map((at) => ({ text: { $search: `ค${at}` } })) }],
  ['searches of everything', { $or: many.map((at) => ({ $search: `ค${at}` })) }],
  ['values among many', { $nor: many.map(() => ({ numbers: { $in: many.map((at) => -1 - at) } })) }],
  ['lines of lines', { $or: many.map(() => ({ lines: { $elemMatch: { tags: { $elemMatch: { $eq: 'z' } } } } })) }],
  ['paths through lists', { $or: many.map(() => ({ 'lines.tags': 'z' })) }],
  [
    'a text doubled again and again',
    {
      $expr: { $reduce: { input: '$numbers', initialValue: 'a', in: { $concat: ['$$value', '$$value', '$$this'] } } },
    },
  ],
  ['texts compared', { $and: many.map(() => ({ text: { $lte: `${'a'.repeat(9_999)}` } })) }],
];

/** Judged once each: what they cost is proved with the first answer. */
const answers = new Map<Json, Promise<boolean | string>>();
function judgeOnce(condition: Json): Promise<boolean | string> {
  const answer = answers.get(condition) ?? judge(condition);
  answers.set(condition, answer);
  return answer;
}

describe('a hostile condition of the permitted size ends in time', () => {
  it.each(hostile)('%s', async (_, condition) => {
    expect([true, false, 'bad_query', 'not permitted']).toContain(await judgeOnce(condition));
  });

  it('most of them are refused, not answered', async () => {
    let refused = 0;
    for (const [, condition] of hostile) if ((await judgeOnce(condition)) === 'bad_query') refused += 1;
    expect(refused).toBeGreaterThan(8);
  });

  it('whatever it is made of', async () => {
    const path = fc.constantFrom('$lines', '$twin', '$numbers', '$text', '$words', '$lines.tags', '$$v');
    const { expression } = fc.letrec<{ expression: Json }>((tie) => ({
      expression: fc.oneof(
        { depthSize: 'medium', maxDepth: 5 },
        path,
        fc
          .tuple(fc.constantFrom('$eq', '$in', '$gt'), tie('expression'), tie('expression'))
          .map(([name, a, b]) => ({ [name]: [a, b] })),
        fc
          .tuple(
            fc.constantFrom('$concatArrays', '$concat', '$max', '$sum'),
            fc.array(tie('expression'), { minLength: 1, maxLength: 4 }),
          )
          .map(([name, list]) => ({ [name]: list })),
        fc.tuple(path, tie('expression')).map(([input, body]) => ({ $map: { input, as: 'v', in: body } })),
        fc.tuple(path, tie('expression')).map(([input, cond]) => ({ $filter: { input, as: 'v', cond } })),
        fc.tuple(path, tie('expression')).map(([input, body]) => ({
          $reduce: { input, initialValue: [], in: { $concatArrays: ['$$value', [body]] } },
        })),
        fc
          .tuple(fc.constantFrom('$toUpper', '$strLenCP', '$reverseArray', '$size'), tie('expression'))
          .map(([name, value]) => ({ [name]: value })),
      ),
    }));
    await fc.assert(
      fc.asyncProperty(expression, async (made) => void (await judge({ $expr: made }))),
      { numRuns: 150 },
    );
  });
});

it('answers what is large but plain', () => {
  expect(matchesCondition(record, { 'lines.code': 'L7999', numbers: { $in: [9_999] } })).toBe(true);
  expect(matchesCondition(record, { lines: { $elemMatch: { price: { $gt: 7_998 }, tags: 'c' } } })).toBe(true);
  expect(matchesCondition(record, { $expr: { $eq: ['$lines', '$twin'] } })).toBe(true);
  expect(matchesCondition(record, { title: { $regex: 'b$' } })).toBe(true);
});
