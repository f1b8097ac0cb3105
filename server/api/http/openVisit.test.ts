import { expect, it, vi } from 'vitest';
import type { App } from '../app.ts';
import type { Context } from './context.ts';
import { openVisit } from './openVisit.ts';

async function visit({ environment = 'production', protocol = 'http', hostname = 'shop.example.com' }) {
  const warn = vi.fn();
  const app = {
    ...{ config: { environment, trustProxy: false }, log: { warn } },
    ...{ db: { site: () => undefined }, clock: { now: () => new Date() } },
  } as unknown as App; // all that it asks for
  const context = {
    ...{ state: { site: { id: 's' }, hostname, port: '' }, protocol, cookies: {}, ip: '203.0.113.1', get: () => '' },
    req: { socket: {} },
  } as unknown as Context;
  const open = openVisit(app);
  await open(context, async () => undefined);
  await open(context, async () => undefined);
  return warn.mock.calls.length;
}

it('warns in production, once, that people come without TLS and that their cookies are not Secure', async () => {
  expect(await visit({})).toBe(1);
  expect(await visit({ protocol: 'https' })).toBe(0);
  expect(await visit({ hostname: 'shop.localhost' })).toBe(0);
  expect(await visit({ environment: 'development' })).toBe(0);
});
