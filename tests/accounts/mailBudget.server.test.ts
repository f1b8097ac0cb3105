import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../support/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ LIMITS: 'mailsByPerson=2/3600 mailsByAddress=1/3600' });
});
afterAll(() => test.close());

it('a person who is mailed a link is one mail of the budget of whoever made them, and is not made without it', async () => {
  const make = (n: number, password?: string) =>
    test.as('root')('/api/people', { body: { email: `made-${n}@people.example`, role: 'user', password } });
  expect([(await make(1)).status, (await make(2)).status]).toEqual([201, 201]);
  expect((await make(3)).status).toBe(429);
  expect(await test.app.db.platform.query(`select 1 from account where email = 'made-3@people.example'`)).toEqual([]);
  // Who is given a password is mailed nothing.
  expect((await make(4, 'correct-horse-7')).status).toBe(201);
});

it('a new password is one too: its owner is told by mail', async () => {
  const change = () => test.call('/api/changepwd', { body: { requestId: 'made-up', newPassword: 'correct-horse-7' } });
  expect([(await change()).status, (await change()).status]).toEqual([400, 429]);
});
