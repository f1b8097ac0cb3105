import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FlowStep, JsonObject } from '../../schemas/index.ts';
import { runFlows } from '../../server/flows/advanceRun.ts';
import { makeRuns } from '../../server/flows/starts/makeRuns.ts';
import { openTestApp, type TestApp, type TestCall } from '../support/testApp.ts';

const host = 'academy.localhost';
let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

async function makeFlow(steps: FlowStep[], trigger: JsonObject = {}, more: JsonObject = {}): Promise<string> {
  const definition = { triggers: [{ uid: 't', code: 'form', ...trigger }], steps };
  const made = await test.as('admin')('/api/workflow', {
    host,
    body: { data: { title: 'after', definition, ...more } },
  });
  expect(made.status, made.text).toBe(201);
  return made.json().data.id;
}

async function publish(key: string, settings: JsonObject) {
  const objects = [
    { uid: 'name', type: 'input', name: 'name' },
    { uid: 'total', type: 'input', name: 'total', inputType: 'number' },
  ];
  const rows = [{ uid: 'r1', columns: [{ uid: 'c1', objects }] }];
  const layout = { version: 1, kind: 'form', settings: { title: 'ขอใบเสนอราคา', ...settings }, rows };
  const saved = await test.as('admin')('/api/layout', { host, method: 'PUT', body: { key, layout, version: 0 } });
  expect(saved.status, saved.text).toBe(200);
  const { version } = saved.json().data;
  const done = await test.as('admin')('/api/layout/publish', { host, body: { key, version } });
  expect(done.status, done.text).toBe(200);
}

async function send(key: string, values: JsonObject, call: TestApp['call'] = test.call) {
  const sent = await call('/api/form', { host, body: { key, values } });
  expect(sent.status, sent.text).toBe(201);
  const ticket = /sala_upload=[^;]+/.exec(String(sent.headers['set-cookie'] ?? ''))?.[0];
  const asVisitor = (path: string, more: TestCall = {}) =>
    test.call(path, { host, ...more, ...(ticket && { headers: { cookie: ticket } }) });
  return { ...(sent.json().data as { id: string; run?: string }), asVisitor };
}

async function settle() {
  for (let round = 0; round < 4; round += 1) {
    await makeRuns(test.app);
    await runFlows(test.app);
  }
}

const readRun = async (id = '') => (await test.as('admin')(`/api/flow-run/${id}`, { host })).json().data;

describe('the flow of a form', () => {
  it('starts with what was sent and acts as who wrote it, also after a visitor; its page is the sender’s alone', async () => {
    const flow = await makeFlow([
      { uid: 'tell', code: 'alert', params: { text: 'ขอบคุณ {{input.answers.name}}' } },
      { uid: 'go', code: 'redirect', params: { path: '/thanks' } },
    ]);
    await publish('page/quote', { flow });
    const { id, run, asVisitor } = await send('page/quote', { name: 'มาลี', total: 5 });
    const page = () => asVisitor(`/api/flow-run/${run}/page`);
    expect((await page()).json().data).toEqual({ status: 'queued', asked: null });
    expect((await test.call(`/api/flow-run/${run}/page`, { host })).status).toBe(404);
    await settle();
    const asked = { run, key: 'tell', code: 'alert', params: { text: 'ขอบคุณ มาลี' } };
    expect((await page()).json().data).toEqual({ status: 'waiting', asked });
    const answer = { method: 'POST', body: { key: 'tell', answer: {} } };
    for (const call of [test.call, test.as('admin'), test.as('user')]) {
      expect((await call(`/api/flow-run/${run}/page`, { host })).status).toBe(404);
      expect((await call(`/api/flow-run/${run}/answer`, { host, ...answer })).status).toBe(404);
    }
    expect((await asVisitor(`/api/flow-run/${run}`)).status).toBe(401);
    expect((await asVisitor(`/api/flow-run/${run}/answer`, answer)).status).toBe(202);
    await settle();
    expect((await page()).json().data.asked).toMatchObject({ code: 'redirect', params: { path: '/thanks' } });
    expect(await readRun(run)).toMatchObject({
      person: 'demo_admin',
      trigger: { code: 'form', id, by: 'publisher' },
      input: { submission: id, title: 'ขอใบเสนอราคา', answers: { name: 'มาลี' }, sender: null },
    });
  });

  it('knows who is signed in, and shows them no more than its page', async () => {
    const flow = await makeFlow([{ uid: 'tell', code: 'alert', params: { text: '{{input.sender.id}}' } }]);
    await publish('page/member', { flow });
    const { run } = await send('page/member', { name: 'ก' }, test.as('user'));
    await settle();
    const page = await test.as('user')(`/api/flow-run/${run}/page`, { host });
    expect(page.json().data.asked).toMatchObject({ params: { text: 'demo_user' } });
    expect((await test.as('user')(`/api/flow-run/${run}`, { host })).status).toBe(404);
    expect((await test.as('manager')(`/api/flow-run/${run}/page`, { host })).status).toBe(404);
  });

  it('starts only by a flow that is on, has the trigger and whose condition is met; the form is kept either way', async () => {
    const stop: FlowStep[] = [{ uid: 'end', code: 'stop' }];
    const wanted = await makeFlow(stop, { if: "answers.total > 100 && form == 'page/wanted'" });
    await publish('page/wanted', { flow: wanted });
    const [large, small] = [await send('page/wanted', { total: 500 }), await send('page/wanted', { total: 5 })];
    const off = await makeFlow(stop, {}, { enabled: false });
    await publish('page/off', { flow: off });
    const byHand = await makeFlow(stop, { code: 'webhook' });
    await publish('page/by-hand', { flow: byHand });
    const runs = [await send('page/off', { name: 'ก' }), await send('page/by-hand', { name: 'ก' })];
    expect(runs.map(({ run }) => run)).toEqual([undefined, undefined]);
    await settle();
    expect(await readRun(large.run)).toMatchObject({ status: 'done' });
    expect((await test.as('admin')(`/api/flow-run/${small.run}`, { host })).status).toBe(404);
    expect((await small.asVisitor(`/api/flow-run/${small.run}/page`)).status).toBe(404);
  });

  it('stands in the inbox, for those who may read what was sent', async () => {
    const flow = await makeFlow([
      { uid: 'no', code: 'read', params: { collection: 'form_submission', id: 'form_submission_x' } },
    ]);
    await publish('page/fails', { flow });
    const { id, run } = await send('page/fails', { name: 'ก' });
    await settle();
    const ask = (role: string) => test.as(role)(`/api/form/run?submission=${id}`, { host });
    expect((await ask('manager')).json().data).toMatchObject({
      id: run,
      status: 'failed',
      flowTitle: 'after',
      mayOpen: false,
    });
    expect((await ask('admin')).json().data).toMatchObject({ mayOpen: true, failedStep: 'no' });
    expect((await ask('user')).status).toBe(404);
  });

  it('reaches its sender from inside of a sub-flow, and nobody approves in one what they asked for', async () => {
    const made = await test.as('admin')('/api/workflow', {
      host,
      body: {
        data: {
          title: 'inside',
          definition: { steps: [{ uid: 'say', code: 'prompt', params: { text: '{{input.name}}?' } }] },
        },
      },
    });
    const flow = await makeFlow([
      { uid: 'sub', code: 'flow', params: { flow: made.json().data.id, input: { name: '=input.answers.name' } } },
      { uid: 'go', code: 'redirect', params: { path: '/thanks' } },
    ]);
    await publish('page/inside', { flow });
    const { run, asVisitor } = await send('page/inside', { name: 'มาลี' });
    await settle();
    const page = () => asVisitor(`/api/flow-run/${run}/page`);
    const { asked } = (await page()).json().data;
    expect(asked).toMatchObject({ key: 'say', code: 'prompt', params: { text: 'มาลี?' } });
    expect(asked.run).not.toBe(run);
    const body = { key: 'say', answer: { accepted: true } };
    expect((await test.call(`/api/flow-run/${asked.run}/answer`, { host, body })).status).toBe(404);
    expect((await asVisitor(`/api/flow-run/${asked.run}/answer`, { body })).status).toBe(202);
    await settle();
    expect((await page()).json().data.asked).toMatchObject({ run, key: 'go' });
  });
});

describe('the button of a flow', () => {
  const press = async (flow: string, input: JsonObject, cookie?: string) => {
    const pressed = await test.call(`/api/flow/${flow}/press`, {
      host,
      body: { input },
      ...(cookie && { headers: { cookie } }),
    });
    const ticket = /sala_upload=[^;]+/.exec(String(pressed.headers['set-cookie'] ?? ''))?.[0];
    return { status: pressed.status, run: pressed.json().data?.id as string, ticket };
  };
  const makeOpen = (steps: FlowStep[], trigger: JsonObject = {}) => makeFlow(steps, { code: 'button', ...trigger });

  it('starts for visitors what is open to everybody, as who wrote it, and nothing else', async () => {
    const flow = await makeOpen([{ uid: 'me', code: 'set', params: { values: { who: '=person.id' } } }], {
      if: 'input.total > 3',
    });
    const { status, run } = await press(flow, { total: 5 });
    await settle();
    expect(status).toBe(202);
    expect(await readRun(run)).toMatchObject({ status: 'done', input: { total: 5 }, person: 'demo_admin' });
    const less = await press(flow, { total: 1 });
    await settle();
    expect(await readRun(less.run)).toBeUndefined();
    const closed = await makeFlow([{ uid: 'a', code: 'stop' }]);
    expect((await press(closed, {})).status).toBe(404);
  });

  it('signs in only who has signed in, whatever the page says', async () => {
    const flow = await makeOpen([
      { uid: 'in', code: 'login', params: { username: 'u', password: 'p' } },
      { uid: 'go', code: 'redirect', params: { path: '/member' } },
    ]);
    const answerWith = async (signIn: boolean) => {
      const { run, ticket = '' } = await press(flow, {});
      await settle();
      const session = signIn ? await test.cookie('admin', host) : '';
      const headers = { cookie: [ticket, session].filter(Boolean).join('; ') };
      const body = { key: 'in', answer: { accepted: true, person: { id: 'root' } } };
      const answered = await test.call(`/api/flow-run/${run}/answer`, { host, headers, body });
      expect(answered.status, answered.text).toBe(202);
      await settle();
      return readRun(run);
    };
    const forged = await answerWith(false);
    expect(forged).toMatchObject({ status: 'done' });
    expect(forged.steps).toMatchObject([{ key: 'in', output: { accepted: false, person: null } }]);
    const honest = await answerWith(true);
    expect(honest.steps).toMatchObject([
      { key: 'in', output: { accepted: true, person: { id: 'demo_admin' } } },
      { key: 'go', status: 'waiting' },
    ]);
  });
});
