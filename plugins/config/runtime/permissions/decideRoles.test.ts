import { expect, it } from 'vitest';
import { decideRoles } from './permitted.ts';

const decided = {
  overrides: [
    { routePath: '/a', overrides: { role: ['admin'], inMenu: true } },
    { routePath: '/b', overrides: { role: ['hr'] } },
  ],
  masterConfigChecksum: 'x',
};

it('changes the roles of one page and leaves what else was decided about it, and the other pages', () => {
  expect(decideRoles(decided, '/a', ['admin', 'hr'])).toEqual({
    overrides: [
      { routePath: '/b', overrides: { role: ['hr'] } },
      { routePath: '/a', overrides: { role: ['admin', 'hr'], inMenu: true } },
    ],
    masterConfigChecksum: 'x',
  });
});

it('goes back to the default by deciding nothing', () => {
  expect(decideRoles(decided, '/a', undefined).overrides).toEqual([{ routePath: '/b', overrides: { role: ['hr'] } }]);
});
