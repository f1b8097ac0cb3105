import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../tests/support/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const fields = { title: 'ตรวจเครื่องจักร', startDate: '2026-11-20', dueDate: '2026-11-22' };
const create = async (role: string, data: object = {}) =>
  test.as(role)('/api/task', { method: 'POST', body: { data: { ...fields, ...data } } });
const page = (role: string, query = '') =>
  test.as(role)(`/api/page?path=${encodeURIComponent(`/calendar/tasks${query}`)}`);

it('belongs to who made it and to who is in charge; others of the staff see nothing of it', async () => {
  const made = await create('employee', { assignee: 'demo_sales' });
  expect(made.status, made.text).toBe(201);
  const { id, priority, state } = made.json().data;
  expect([priority, state]).toEqual(['Medium', 'open']);
  expect((await test.as('employee')(`/api/task/${id}`)).status).toBe(200);
  expect((await test.as('sales')(`/api/task/${id}`)).status).toBe(200);
  expect((await test.as('manager')(`/api/task/${id}`)).status).toBe(200);
  expect((await test.as('warehouse')(`/api/task/${id}`)).status).toBe(404);
  expect((await test.call(`/api/task/${id}`)).status).toBe(401);
});

it('is made by staff alone, and not against its own dates', async () => {
  expect((await create('customer')).status).toBe(403);
  const backwards = await create('employee', { dueDate: '2026-11-19' });
  expect(backwards.status).toBe(400);
  expect(backwards.text).toContain('วันครบกำหนดต้องไม่อยู่ก่อนวันเริ่ม');
  expect((await create('employee', { color: 'red;}' })).status).toBe(400);
});

it('may be put off by who is in charge, who may not hand it on', async () => {
  const { id } = (await create('manager', { assignee: 'demo_sales' })).json().data;
  const change = (data: object) => test.as('sales')(`/api/task/${id}`, { method: 'PUT', body: { data } });
  expect((await change({ dueDate: '2026-11-30' })).status).toBe(200);
  await change({ assignee: 'demo_hr', title: 'x' });
  expect((await test.as('manager')(`/api/task/${id}`)).json().data).toMatchObject({
    assignee: 'demo_sales',
    title: fields.title,
  });
});

it('is done, and opened again', async () => {
  const { id } = (await create('employee')).json().data;
  const send = (event: string) =>
    test.as('employee')(`/api/task/${id}/transition`, { method: 'POST', body: { event } });
  expect((await send('COMPLETE')).json().data.state).toBe('done');
  expect((await send('COMPLETE')).status).toBeGreaterThanOrEqual(400);
  expect((await send('REOPEN')).json().data.state).toBe('open');
});

it('stands on the calendar of its months, with what this person may do', async () => {
  const { id } = (await create('employee', { startDate: '2026-09-30', dueDate: '2026-10-02', title: 'ข้ามเดือน' })).json()
    .data;
  const ids = async (role: string, month: number) => {
    const { data } = (await page(role, `?tasks.year=2026&tasks.month=${month}`)).json();
    return { ids: data.tasks.list.data.map((task: { id: string }) => task.id), rights: data.tasks.rights };
  };
  expect((await ids('employee', 9)).ids).toContain(id);
  expect((await ids('employee', 10)).ids).toContain(id);
  expect((await ids('employee', 12)).ids).not.toContain(id);
  expect((await ids('warehouse', 10)).ids).not.toContain(id);
  expect((await ids('employee', 10)).rights).toMatchObject({
    create: true,
    update: true,
    states: [{ name: 'open' }, { name: 'done', title: 'เสร็จแล้ว' }],
    fields: { startDate: { format: 'date' }, priority: { options: [{ value: 'High', title: 'สูง' }, {}, {}] } },
  });
  expect((await page('customer')).status).toBe(403);
});

it('is given to a colleague by name, whom everybody who reads it sees by name', async () => {
  const choices = (role: string, query: string) => test.as(role)(`/api/people/assignable?${query}`);
  const search = `collection=task&field=assignee&search=${encodeURIComponent('ฝ่ายขาย')}`;
  const found = (await choices('employee', search)).json().data;
  expect(found).toEqual([{ id: 'demo_sales', name: expect.stringContaining('ฝ่ายขาย') }]);
  const { id } = (
    await create('employee', { assignee: found[0].id, startDate: '2026-08-03', dueDate: '2026-08-04' })
  ).json().data;
  const { data } = (await page('employee', '?tasks.year=2026&tasks.month=8')).json();
  const shown = data.tasks.list.data.find((task: { id: string }) => task.id === id);
  expect(shown._expanded.assignee).toEqual({ id: 'demo_sales', name: found[0].name });
  expect((await create('employee', { assignee: 'nobody' })).status).toBe(400);
});

it('offers staff alone, by name alone, to staff who may give it to somebody', async () => {
  const choices = (role: string, query: string) => test.as(role)(`/api/people/assignable?${query}`);
  const all = (await choices('employee', 'collection=task&field=assignee')).json().data;
  expect(all.length).toBeGreaterThan(5);
  expect(all.map(({ id }: { id: string }) => id)).not.toContain('demo_customer');
  expect((await choices('employee', 'collection=task&field=assignee&search=demo.test')).json().data).toEqual([]);
  expect((await choices('employee', 'collection=task&field=assignee&search=.*')).json().data).toEqual([]);
  expect((await choices('employee', 'collection=task&field=title')).status).toBe(403);
  expect((await choices('customer', 'collection=task&field=assignee')).status).toBe(403);
  expect((await choices('employee', 'collection=nothing&field=assignee')).status).toBe(404);
});
