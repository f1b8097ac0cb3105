import { describe, expect, it } from 'vitest';
import { applyOverrides } from './applyOverrides.ts';
import { checkOverride } from './checkOverride.ts';
import { explainRoute } from './explainRoute.ts';

const route = (extra = {}) => ({ path: '/a', plugin: 'p', roles: ['admin'], ...extra });
const check = (extra: object, change: object, { core = false, editorRole = 'admin' } = {}) =>
  checkOverride({ route: route(extra), change, core, editor: { role: editorRole } });

describe('an override', () => {
  it('passes when the editor may enter and gives roles no higher than their own', () => {
    expect(check({}, { role: ['admin', 'sales'] })).toBeUndefined();
    expect(check({}, { auth: false })).toBeUndefined();
    expect(check({}, { inMenu: true, order: 3 })).toBeUndefined();
  });

  it('is refused for pages that the editor may not open, root-only ones above all', () => {
    expect(check({ roles: ['root'] }, { role: 'admin' })).toBe('not_yours');
    expect(check({ roles: ['root'] }, { auth: false })).toBe('not_yours');
    expect(check({ roles: ['root'] }, { role: 'admin' }, { editorRole: 'root' })).toBeUndefined();
  });

  it('gives no role that does not exist or is above the editor', () => {
    expect(check({}, { role: 'root' })).toBe('role_unknown');
    expect(check({}, { role: ['nobody'] })).toBe('role_unknown');
  });

  it('opens core pages only by root, and may always narrow them', () => {
    for (const change of [{ auth: false }, { role: ['admin', 'user'] }, { role: [] }])
      expect(check({}, change, { core: true })).toBe('core_opened');
    expect(check({}, { role: ['admin', 'user'] }, { core: true, editorRole: 'root' })).toBeUndefined();
    expect(check({ roles: ['admin', 'hr'] }, { role: ['admin'] }, { core: true })).toBeUndefined();
  });

  it('never closes a way in', () => {
    expect(check({ auth: false }, { auth: true }, { core: true, editorRole: 'root' })).toBe('sign_in_closed');
  });

  it('changes its own route alone, a child below its parent too', () => {
    const [first, second] = applyOverrides(
      [route(), route({ path: '/a/b' })],
      [{ routePath: '/a', childPath: 'b', overrides: { role: 'hr', auth: true } }],
    );
    expect(first).toEqual(route());
    expect(second).toMatchObject({ roles: ['hr'], auth: true });
  });
});

it('explains in two languages who may open a page and who may not', () => {
  const sales = { signedIn: true, role: 'sales' };
  expect(explainRoute(route(), sales)).toMatchObject({ allowed: false });
  expect(explainRoute(route(), sales).text.en).toBe(
    'Sales may not open this page. Those who may: Root, Administrator.',
  );
  expect(explainRoute(route(), { signedIn: false, role: 'public' }).text.th).toContain('ต้องเข้าสู่ระบบก่อน');
  expect(explainRoute(route({ auth: false }), sales, true).text.en).toContain('set the access');
  expect(explainRoute(route(), { signedIn: true, role: 'root' }).allowed).toBe(true);
});
