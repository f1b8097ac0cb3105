import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../tests/support/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const readForm = async (path: string) => (await app.as('admin')(`/api/page?path=${path}`)).text;

it('a form says what making its record does, in the language of its reader, where that is more than saving', async () => {
  expect(await readForm('/message/inbox/compose')).toContain('"createTitle":"ส่ง"');
  expect(await readForm('/sales/customers/create')).not.toContain('createTitle');
});

it('a collection names the page of a new record: on the page, in its trail, and on the button of the list that leads to it', async () => {
  const compose = await readForm('/message/inbox/compose');
  expect(compose).toContain('"newTitle":"เขียนข้อความ"');
  expect(compose).toContain('"title":"เขียนข้อความ","path":"/message/inbox/compose"');
  expect(await readForm('/message/inbox')).toContain('"addLabel":"เขียนข้อความ"');
  expect(await readForm('/sales/customers/create')).not.toContain('"newTitle"');
});
