import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startRealtime } from '../../server/api/realtime/startRealtime.ts';
import { createServer } from '../../server/app/createServer.ts';
import { openApp } from '../../server/app/openApp.ts';
import { claimMails } from '../../server/messages/mail/claimMails.ts';
import { runSchedule } from '../../server/pages/editing/runSchedule.ts';
import { claimEffects } from '../../server/records/effects/runOutbox.ts';
import { runRecalculations } from '../../server/records/recalculate/runRecalculations.ts';
import { loadShipped } from '../support/loadShipped.ts';
import { noAssets } from '../support/noAssets.ts';
import { patience } from '../support/patience.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

const host = 'shop.localhost';
let test: TestApp;
let other: { port: number; close(): Promise<void> };

beforeAll(async () => {
  test = await openTestApp();
  other = await openInstance();
});
afterAll(async () => {
  await other.close();
  await test.close();
});

/** A second process of the same server, as far as sockets are concerned. */
async function openInstance() {
  const closers: (() => Promise<void>)[] = [];
  const log = pino({ level: 'silent' });
  const app = await openApp(test.app.config, {
    dev: false,
    assets: noAssets,
    plugins: await loadShipped(),
    log,
    closers,
  });
  const server = createHttpServer(createServer(app).callback());
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const endRealtime = await startRealtime(app, server);
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      await endRealtime();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      for (const close of closers.reverse()) await close();
    },
  };
}

async function listen(port: number, role?: string, at = host) {
  const cookie = role ? await test.cookie(role, at) : '';
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/realtime`, {
    headers: { host: `${at}:${port}`, cookie },
  });
  socket.on('error', () => undefined);
  const ended = new Promise<number>((done) => socket.on('close', done));
  const heard = new Promise<boolean>((done) => socket.on('message', () => done(true)));
  const opened = await Promise.race([heard, ended.then(() => false)]);
  return { socket, ended, opened };
}

const change = (id: string, action: 'suspend' | 'resume') =>
  test.as('root')(`/api/sites/${id}/${action}`, { method: 'POST', body: {} });

describe('a suspended site', () => {
  it('closes its open sockets at once on every instance, takes no new ones, and opens again when it is resumed', async () => {
    const { id } = await test.site('shop');
    const watching = await Promise.all([
      listen(test.port, 'manager'),
      listen(test.port),
      listen(other.port, 'user'),
      listen(other.port),
    ]);
    const elsewhere = await listen(test.port, 'manager', 'factory.localhost');
    expect(watching.map(({ opened }) => opened)).toEqual([true, true, true, true]);
    expect((await change(id, 'suspend')).status).toBe(200);
    const late = new Promise<string>((done) => setTimeout(() => done('still open'), patience));
    for (const { ended } of watching) expect(await Promise.race([ended, late])).toBe(4503);
    for (const port of [test.port, other.port]) expect((await listen(port, 'manager')).opened).toBe(false);
    expect(elsewhere.socket.readyState).toBe(WebSocket.OPEN);
    expect((await change(id, 'resume')).status).toBe(200);
    for (const port of [test.port, other.port])
      await expect.poll(async () => (await listen(port, 'manager')).opened).toBe(true);
  });

  it('sends no mail, does no effect, publishes no page and computes nothing that was left from before, until it is resumed', async () => {
    const { platform } = test.app.db;
    const { id } = await test.site('shop');
    await platform.query(
      `insert into mail (id, site_id, kind, to_address, language, content) values ('late', $1, 'notice', 'a@b.example', 'th', '{"subject":"x"}')`,
      [id],
    );
    await platform.query(
      `insert into outbox (site_id, collection, record_id, record_version, effect, key) values ($1, 'thing', 'thing-1', 1, 'late', 'late')`,
      [id],
    );
    await platform.query(
      `insert into layout_schedule (site_id, key, action, due_at) values ($1, 'page/late', 'publish', now() - interval '1 hour')`,
      [id],
    );
    await platform.query(
      `insert into recalculation (id, site_id, collection, table_name) values ('late', $1, 'late', 'late')`,
      [id],
    );
    const work = async () => {
      const mails = (await claimMails(platform, { sites: 100, busy: new Set() })).flat();
      const effects = await claimEffects(test.app);
      await runSchedule(test.app);
      const refused = await platform.query('select from layout_schedule where site_id = $1 and refusal is not null', [
        id,
      ]);
      await runRecalculations(test.app);
      const computed = await platform.query(`select from recalculation where id = 'late' and attempts > 0`);
      return [
        mails.filter(({ site_id }) => site_id === id).length,
        effects.filter(({ site_id }) => site_id === id).length,
        refused.length,
        computed.length,
      ];
    };
    await change(id, 'suspend');
    expect(await work()).toEqual([0, 0, 0, 0]);
    await change(id, 'resume');
    expect(await work()).toEqual([1, 1, 1, 1]);
  });
});
