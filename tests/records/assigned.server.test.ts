import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LayoutObject } from '../../schemas/index.ts';
import { runOutbox } from '../../server/records/effects/runOutbox.ts';
import { buildLayout } from '../factories/buildPage.ts';
import { publishLayout } from '../support/publishLayout.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const fields = { title: 'ตรวจเครื่องจักร', startDate: '2026-11-20', dueDate: '2026-11-22' };

it('tells whom somebody else puts in charge, once, with the way to it', async () => {
  const { id, version } = (
    await test.as('employee')('/api/task', { method: 'POST', body: { data: { ...fields, assignee: 'demo_employee' } } })
  ).json().data;
  const assign = (to: string, version: number) =>
    test.as('manager')(`/api/task/${id}`, { method: 'PUT', body: { data: { assignee: to }, version } });
  const toldOf = async (role: string) =>
    (await test.as(role)('/api/notification')).json().data.filter((one: { path: string }) => one.path?.endsWith(id));
  const given = await assign('demo_quality', version);
  expect(given.status, given.text).toBe(200);
  expect(given.json().undo).toBe(true);
  await test.as('manager')(`/api/task/${id}`, { method: 'PUT', body: { data: { title: 'ชื่อใหม่' } } });
  await runOutbox(test.app);
  expect(await toldOf('employee')).toEqual([]);
  expect(await toldOf('quality')).toMatchObject([
    { topic: 'assignment', title: { th: 'ผู้จัดการ ตัวอย่าง มอบหมายงานให้คุณ' }, path: `/records/task/${id}` },
  ]);
});

it('does not say what a record is called to whoever has no page of such records', async () => {
  const host = 'academy.localhost';
  const input: LayoutObject = { uid: 'n', type: 'input', v: 1, name: 'name', label: 'ชื่อ' };
  const layout = buildLayout({ kind: 'form', settings: { title: 'ขอข้อมูล' } }, [input]);
  await publishLayout(test, { host, key: 'page/asked', layout });
  const sent = await test.call('/api/form', { host, body: { key: 'page/asked', values: { name: 'มาลี ลับเฉพาะ' } } });
  expect(sent.status, sent.text).toBe(201);
  const [entry] = (await test.as('admin')('/api/form_submission', { host })).json().data;
  const body = { data: { assignee: 'demo_quality' }, version: entry.version };
  const given = await test.as('admin')(`/api/form_submission/${entry.id}`, { host, method: 'PUT', body });
  expect(given.status, given.text).toBe(200);
  await runOutbox(test.app);
  const told = (await test.as('quality')('/api/notification', { host })).json().data;
  const [notice] = told.filter(({ topic }: { topic: string }) => topic === 'assignment');
  expect(notice).toBeDefined();
  expect(JSON.stringify(notice)).not.toMatch(/ลับเฉพาะ|ขอข้อมูล/);
});

it('does not say either what has been taken from them before they were told', async () => {
  const secret = { ...fields, title: 'งานลับเฉพาะ', assignee: 'demo_quality' };
  const { id, version } = (await test.as('manager')('/api/task', { method: 'POST', body: { data: secret } })).json()
    .data;
  const body = { data: { assignee: 'demo_employee' }, version };
  const taken = await test.as('manager')(`/api/task/${id}`, { method: 'PUT', body });
  expect(taken.status, taken.text).toBe(200);
  await runOutbox(test.app);
  const assigned = async (role: string) =>
    (await test.as(role)('/api/notification'))
      .json()
      .data.filter((one: { topic: string }) => one.topic === 'assignment');
  expect(JSON.stringify(await assigned('employee'))).toContain('งานลับเฉพาะ');
  const told = JSON.stringify(await assigned('quality'));
  expect(told).not.toContain('งานลับเฉพาะ');
  expect(told).not.toContain(id);
});
