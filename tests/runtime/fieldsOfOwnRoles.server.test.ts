import { afterAll, beforeAll, expect, it } from 'vitest';
import { siteRoutes } from '../../server/sites/siteRoutes.ts';
import { openShippedAssets } from '../support/openShippedAssets.ts';
import { addOwnRole } from '../support/ownRoles.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

/** A field that a role may not read stands in no form: it would be asked for and then refused. */
let test: TestApp;
let path = '';

beforeAll(async () => {
  const assets = await openShippedAssets();
  test = await openTestApp({}, assets);
  const { routes } = siteRoutes(test.app.registry, await test.site('factory'));
  path = routes.find((route) => route.collection === 'product' && route.screen === 'new')?.path ?? '';
  const fields = ['unit_price'];
  const denies = [{ collection: 'product', actions: ['read', 'create', 'update'], fields }];
  await addOwnRole(test, { id: 'without_costs', base: 'admin', denies });
});
afterAll(() => test.close());

it.each([
  ['admin', true],
  ['without_costs', false],
] as const)('a form of %s asks for the costs: %s', async (role, asks) => {
  const { text } = await test.as(role)(path);
  expect(text).toContain('data-uid="field-product_name"');
  expect(text.includes('data-uid="field-unit_price"')).toBe(asks);
});
