import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../support/testApp.ts';
import { watchLoop } from '../support/watchLoop.ts';

let test: TestApp;
let loop: ReturnType<typeof watchLoop>;
beforeAll(async () => {
  test = await openTestApp();
  await test.as('root')('/api/supplier'); // what is compiled once is compiled now
});
afterAll(() => test.close());
beforeEach(() => {
  loop = watchLoop();
});
afterEach(() => {
  loop.stop();
  // What is refused takes up to 190 ms; what is not refused takes minutes.
  expect(loop.longest()).toBeLessThan(500);
});

const access = { read: [{ public: true }], create: [{ public: true }] };
const numbers = `[${Array(190).fill('1.7').join(',')}]`;
/** 36,000 times, from no record at all. */
const each = (body: string) => `${numbers}.map(x, ${numbers}.map(y, ${body}).size()).sum()`;
const squared = `[1e300]${'.map(a, a * a)'.repeat(30)}`;

it.each([
  ['a remainder of a number with billions of digits', `${squared}.map(a, a % 3).sum()`, 201],
  ['such a number as a text', `${squared}.map(a, string(a).size()).sum()`, 201],
  ['centuries of working days for each number', each('workingDaysBetween("2000-01-01", "2500-01-01")'), 400],
  ['a long text in capitals for each number', each('record.text.upper().size()'), 400],
  ['a long text joined for each number', `${numbers}.map(x, record.text).join().size()`, 400],
  ['hundreds of products for each number', each(Array(300).fill('y').join(' * ')), 400],
])('the formula of a site’s own field, which computes %s, blocks nobody', async (name, formula, status) => {
  const field = `bomb_${name.length}_${status}`;
  const schema = { properties: { text: {}, out: { type: 'number', 'x-formula': formula } }, 'x-access': access };
  const made = await test.as('root')('/api/collection', { body: { data: { name: field, title: field, schema } } });
  expect(made.status, made.text).toBe(201);
  const written = await test.call(`/api/${field}`, { body: { data: { text: 'ก'.repeat(90_000) } } });
  expect(written.status, written.text).toBe(status);
  if (status === 400) expect(written.text).toContain('formula_too_costly');
});

it('a trial of a flow whose step has hundreds of such formulas ends as one that has one', async () => {
  const values = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`v${at}`, `=${each('x * y * x * y')}`]));
  const tried = await test.as('admin')('/api/flow-try', {
    body: { definition: { steps: [{ uid: 'a', code: 'set', params: { values } }] }, input: {} },
  });
  expect(tried.status, tried.text).toBe(200);
  expect(tried.json().data.status).toBe('failed');
  expect(tried.text).toContain('สูตรต้องคำนวณมากเกินไป');
});
