import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../support/testApp.ts';

const host = 'academy.localhost';
let test: TestApp;
let siteId: string;

beforeAll(async () => {
  test = await openTestApp();
  siteId = (await test.site('academy')).id;
});
afterAll(() => test.close());
beforeEach(async () => {
  expect((await allow(null, { plugins: ['cms', 'lesson', 'calendar'] })).status).toBe(200);
});

/** Root decides on another site than the one it is about. */
const allow = (allowed: string[] | null, more: object = {}) => {
  const list = allowed ? { allowedPlugins: allowed } : { allPluginsAllowed: true };
  return test.as('root')(`/api/sites/${siteId}`, { method: 'PUT', body: { ...list, ...more } });
};
const turn = (plugins: string[], role = 'superadmin', more: object = {}) =>
  test.as(role)('/api/site', { host, method: 'PUT', body: { plugins, ...more } });
const settings = async () => (await test.as('superadmin')('/api/site', { host })).json().data;

describe('the plugins of a site', () => {
  it('are all for its administrators to switch on as long as root gives no list', async () => {
    expect((await turn(['cms', 'lesson', 'calendar', 'shop'])).status).toBe(200);
  });

  it('are those that root allows: another is refused by its name, in Thai and English, and not offered', async () => {
    const limited = await allow(['cms', 'lesson', 'calendar']);
    expect(limited.status, limited.text).toBe(200);
    const refused = await turn(['cms', 'lesson', 'calendar', 'hr']);
    const title = test.app.registry.plugin('hr')?.manifest.title as { th: string; en: string };
    expect(refused.json()).toMatchObject({ status: 403, code: 'plugin_not_allowed' });
    expect(refused.json().message).toContain(title.th);
    const english = await test.as('superadmin')('/api/site', {
      host,
      method: 'PUT',
      body: { plugins: ['hr'] },
      headers: { cookie: `${await test.cookie('superadmin', host)}; sala_language=en` },
    });
    expect(english.json().message).toContain(title.en);
    expect((await turn(['hr'], 'root')).status).toBe(403);
    const { plugins, available } = await settings();
    expect(plugins).toEqual(['cms', 'lesson', 'calendar']);
    const offered = available.filter((one: { allowed: boolean }) => one.allowed).map((one: { id: string }) => one.id);
    expect(offered).toEqual(expect.arrayContaining(['cms', 'lesson', 'calendar', 'config']));
    expect(offered).not.toContain('hr');
    expect((await turn(['cms'])).status).toBe(200);
  });

  it('do not come along as what another one requires', async () => {
    const needy = test.app.registry.plugins.find(
      ({ manifest }) =>
        !manifest.core &&
        manifest.requires?.some((id) => test.app.registry.plugin(id) && !test.app.registry.plugin(id)?.manifest.core),
    );
    const id = needy?.manifest.id ?? '';
    expect(id).not.toBe('');
    await allow(['cms', id], { plugins: ['cms'] });
    expect((await turn(['cms', id])).json().code).toBe('plugin_not_allowed');
  });

  it('are off at once when they are on and no longer allowed: pages, records, calls and menus; and on again later', async () => {
    const admin = test.as('superadmin');
    expect((await admin('/api/course', { host })).status).toBe(200);
    expect((await allow(['cms', 'calendar'])).status).toBe(200);
    expect((await admin('/api/course', { host })).status).toBe(404);
    expect((await settings()).plugins).toEqual(['cms', 'calendar']);
    const shown = (await settings()).available.find((one: { id: string }) => one.id === 'lesson');
    expect(shown).toMatchObject({ on: false, allowed: false });
    expect((await allow(null)).status).toBe(200);
    expect((await admin('/api/course', { host })).status).toBe(200);
  });

  it('are not allowed by anybody but root, in no call of a site itself', async () => {
    await allow(['cms']);
    for (const body of [
      { allowedPlugins: ['cms', 'hr'], plugins: ['hr'] },
      { allPluginsAllowed: true, plugins: ['hr'] },
      { allowed_plugins: ['hr'], plugins: ['hr'] },
    ])
      expect((await test.as('superadmin')('/api/site', { host, method: 'PUT', body })).status).toBeGreaterThanOrEqual(
        400,
      );
    for (const role of ['superadmin', 'admin']) {
      const own = { host, method: 'PUT', body: { allPluginsAllowed: true } };
      expect((await test.as(role)(`/api/sites/${siteId}`, own)).status).toBe(403);
    }
    expect((await settings()).plugins).toEqual(['cms']);
    expect((await allow(['no such plugin'])).json().code).toBe('site_invalid');
    expect((await allow(['cms'], { plugins: ['hr'] })).json().code).toBe('plugin_not_allowed');
  });
});
