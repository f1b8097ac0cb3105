import { expect, it } from 'vitest';
import type { LayoutSettings } from '../../../schemas/index.ts';
import { buildLayout } from '../../../tests/factories/buildPage.ts';
import type { Visit } from '../../sites/visit.ts';
import type { PageParts } from '../pageParts.ts';
import { findIncluded } from './findIncluded.ts';

const manifests = [
  {
    id: 'cms',
    core: true,
    routes: [
      { path: '/cms/page/:slug', auth: false, layout: 'page/:slug' },
      { path: '/cms/pages', roles: ['admin'], layout: 'pages' },
    ],
  },
  { id: 'shop', routes: [{ path: '/shop', auth: false, layout: 'home' }] },
];
const plugins = manifests.map((manifest) => ({ manifest, collections: [] }));
const settings: Record<string, LayoutSettings> = { 'page/members': { authen: true }, 'page/secret': { locked: true } };
const app = {
  registry: { plugins, plugin: (id: string) => plugins.find((plugin) => plugin.manifest.id === id) },
  layouts: { published: async (_: string, key: string) => buildLayout({ settings: settings[key] ?? {} }) },
} as unknown as PageParts; // the two parts that are asked

async function may(key: string, role?: string, on: string[] = []): Promise<boolean> {
  const visit = { site: { id: 's', plugins: on }, session: role ? { role } : null };
  return (await findIncluded(app, visit as unknown as Visit, key)) !== undefined; // the parts that are read
}

it('gives everybody a public page, or a block that no route shows', async () => {
  expect(await may('page/about')).toBe(true);
  expect(await may('block/foot')).toBe(true);
});

it('gives a screen only to the roles of its route', async () => {
  expect(await may('cms/pages')).toBe(false);
  expect(await may('cms/pages', 'student')).toBe(false);
  expect(await may('cms/pages', 'admin')).toBe(true);
});

it('keeps a page for members from visitors, and a locked one from everybody', async () => {
  expect(await may('page/members')).toBe(false);
  expect(await may('page/members', 'student')).toBe(true);
  expect(await may('page/secret', 'admin')).toBe(false);
});

it('gives nothing of a plugin that is off', async () => {
  expect(await may('shop/home')).toBe(false);
  expect(await may('shop/home', undefined, ['shop'])).toBe(true);
});
