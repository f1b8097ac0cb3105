import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendMail } from '../../server/messages/mail/mailQueue.ts';
import { notifyPersonSafely } from '../../server/messages/notifications/notifyPerson.ts';
import { startBeats } from '../../server/platform/beats.ts';
import { runOutbox } from '../../server/records/effects/runOutbox.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

let test: TestApp;
let siteId: string;

beforeAll(async () => {
  test = await openTestApp();
  siteId = (await test.site('factory')).id;
});
afterAll(() => test.close());

interface Listed {
  id: string;
  what: string;
  state: string;
  error: string | null;
}
const list = async (kind: string, state = '', role = 'admin', host = 'factory.localhost') =>
  (await test.as(role)(`/api/jobs?kind=${kind}${state && `&state=${state}`}`, { host })).json();
const act = (path: string, method: string, host = 'factory.localhost') =>
  test.as('admin')(path, { method, host, ...(method === 'POST' && { body: {} }) });
const newMail = async (subject: string) => {
  const content = { subject, paragraphs: ['a'] };
  await sendMail(test.app, siteId, { kind: 'test', to: 'a@people.example', language: 'th', content });
  const { data } = await list('mails');
  return data.find(({ what }: Listed) => what === subject) as Listed;
};

describe('the jobs of a site', () => {
  it('are listed by kind and state with what they are about, and counted', async () => {
    const { id } = await newMail('หนึ่ง');
    await test.app.db.platform.query(`update mail set status = 'failed', error = 'full' where id = $1`, [id]);
    await newMail('สอง');
    const { data, total, counts } = await list('mails', 'failed');
    expect(data).toMatchObject([{ id, what: 'หนึ่ง', about: 'a@people.example', state: 'failed', error: 'full' }]);
    expect(data[0].why).toContain('ตรวจการตั้งค่าการส่งอีเมล');
    expect(total).toBe(1);
    const mails = counts.find(({ kind }: { kind: string }) => kind === 'mails');
    expect(mails).toMatchObject({ failed: 1 });
    expect(mails.waiting).toBeGreaterThan(0);
    await notifyPersonSafely(test.app, siteId, { user: 'demo_hr', topic: 'approval', title: { th: 'ก', en: 'a' } });
    expect((await list('notices')).data[0]).toMatchObject({
      what: 'plan: approval',
      about: 'demo_hr',
      said: expect.stringMatching(/^ผู้ใช้ ฝ่ายบุคคล/),
      state: 'waiting',
    });
  });

  it('are done again or called off, and nothing that is done is', async () => {
    const { id } = await newMail('สาม');
    const stateOf = async () => (await list('mails')).data.find((one: Listed) => one.id === id)?.state;
    expect((await act(`/api/jobs/mails/${id}`, 'DELETE')).status).toBe(200);
    expect(await stateOf()).toBe('cancelled');
    expect((await act(`/api/jobs/mails/${id}`, 'DELETE')).json()).toMatchObject({ code: 'job_unknown' });
    expect((await act(`/api/jobs/mails/${id}/again`, 'POST')).status).toBe(202);
    expect(await stateOf()).toBe('waiting');
    await test.app.db.platform.query(`update mail set status = 'sent' where id = $1`, [id]);
    for (const [path, method] of [
      ['', 'DELETE'],
      ['/again', 'POST'],
    ] as const)
      expect((await act(`/api/jobs/mails/${id}${path}`, method)).status, method).toBe(404);
    expect((await act(`/api/jobs/secrets/${id}/again`, 'POST')).status).toBe(404);
  });

  it('that were called off are not done', async () => {
    const made = await test.as('admin')('/api/message', {
      body: { data: { to: 'demo_sales', subject: 's', body: 'b' } },
    });
    const { data } = await list('effects', 'waiting');
    const effect = data.find((one: Listed & { about: string }) => one.about === `message/${made.json().data.id}`);
    expect((await act(`/api/jobs/effects/${effect.id}`, 'DELETE')).status).toBe(200);
    await runOutbox(test.app);
    expect((await test.as('sales')('/api/notification')).json().data).toEqual([]);
    await act(`/api/jobs/effects/${effect.id}/again`, 'POST');
    await runOutbox(test.app);
    expect((await test.as('sales')('/api/notification')).json().data).toHaveLength(1);
  });

  it('are of their own site, and for its administrators alone', async () => {
    const { id } = await newMail('สี่');
    const shop = 'shop.localhost';
    expect((await list('mails', '', 'admin', shop)).data.map((one: Listed) => one.id)).not.toContain(id);
    expect((await act(`/api/jobs/mails/${id}/again`, 'POST', shop)).status).toBe(404);
    expect((await act(`/api/jobs/mails/${id}`, 'DELETE', shop)).status).toBe(404);
    for (const role of ['manager', 'sales']) {
      expect((await test.as(role)('/api/jobs?kind=mails')).status, role).toBe(403);
      expect((await test.as(role)(`/api/jobs/mails/${id}`, { method: 'DELETE' })).status, role).toBe(403);
    }
  });
});

it('root alone sees the processes and the queue, those that are alive', async () => {
  const stop = startBeats(test.app);
  await expect
    .poll(async () => (await test.as('root')('/api/jobs/server')).json().data.processes)
    .toMatchObject([{ role: 'all', pid: process.pid }]);
  await stop();
  const { data } = (await test.as('root')('/api/jobs/server')).json();
  expect(data).toMatchObject({ processes: [], waiting: expect.any(Number), failed: expect.any(Number) });
  expect((await test.as('admin')('/api/jobs/server')).status).toBe(403);
});
