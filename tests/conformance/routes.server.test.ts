import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decideRoute } from '../../engine/access/route/decideRoute.ts';
import type { TableRoute } from '../../engine/access/route/matchRoute.ts';
import { roleNames } from '../../schemas/index.ts';
import { shippedRoutes } from '../../server/sites/siteRoutes.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';
import { widenedRoles, widenings } from './widenings.ts';

interface Row {
  path: string;
  auth: boolean;
  roles: string[];
  /** Where the specification can be read in two ways: those whom the wider reading lets in too. */
  rolesWider?: string[];
}

interface Base {
  base: string;
  redirect: string;
  keepsQuery: boolean;
}

const specified: { routes: Row[]; bases: Base[] } = JSON.parse(
  readFileSync(new URL('routes.json', import.meta.url), 'utf8'),
);
/** Two ways of naming a parameter are one path. */
const shape = (path: string) => path.replace(/:\w+/g, ':');
const rowOf = new Map(specified.routes.map((row) => [shape(row.path), row]));

let test: TestApp;
let routes: TableRoute[];

beforeAll(async () => {
  test = await openTestApp();
  const { id } = await test.site('factory');
  const every = test.app.registry.plugins.map(({ manifest }) => manifest.id);
  await test.app.db.platform.query('update site set plugins = $2 where site_id = $1', [id, every]);
  await test.app.sites.changed(id);
  routes = shippedRoutes(test.app.registry, await test.site('factory'));
});
afterAll(() => test.close());

describe('every route that exists', () => {
  it('asks for sign-in and roles as its line of the specification says', () => {
    const wrong = routes.flatMap((route) => {
      const row = rowOf.get(shape(route.path));
      if (!row || specified.bases.some(({ base }) => base === route.path)) return [];
      if ((route.auth !== false) !== row.auth) return [`${route.path}: auth`];
      // A redirect's guard speaks at its target.
      if (!row.auth || route.redirect) return [];
      const mayEnter = [...(row.rolesWider ?? row.roles), ...widenedRoles(route.path)];
      const given = route.roles ?? [];
      const missing = row.roles.filter((role) => role !== 'public' && role !== 'root' && !given.includes(role));
      const tooMany = given.filter((role) => role !== 'root' && !mayEnter.includes(role));
      return [
        ...missing.map((role) => `${route.path}: without ${role}`),
        ...tooMany.map((role) => `${route.path}: ${role}`),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it.each(widenings)('lets more people into $path than its line does: $reason', async ({ path, roles, reason }) => {
    expect(reason.length).toBeGreaterThan(30);
    const row = rowOf.get(shape(path));
    const beyond = roles.filter((role) => !(row?.rolesWider ?? row?.roles ?? []).includes(role));
    // A widening that the line allows by itself, or that no route uses, is to be taken out of the list.
    expect(beyond).not.toEqual([]);
    const route = routes.find((one) => one.path === path);
    expect(beyond.filter((role) => !route?.roles?.includes(role))).toEqual([]);
  });

  it('of accounts, people and settings stands in the table and has a layout that a plugin ships', () => {
    const own = specified.routes.filter(({ path }) =>
      /^\/(user|member)\/|^\/student\/(profile|register|login|forgot|reset|activate)$/.test(path),
    );
    expect(own.length).toBeGreaterThan(20);
    // Served by itself: it signs in and leads away. Profile of a person who was let in by it: a page like the others.
    const served = ['/user/bypass/:id'];
    const missing = own
      .filter(({ path }) => !served.includes(path))
      .filter(({ path }) => {
        const route = routes.find((one) => shape(one.path) === shape(path));
        return (
          !route || !(route.redirect || (route.layout && test.app.registry.layout(`${route.plugin}/${route.layout}`)))
        );
      });
    expect(missing.map(({ path }) => path)).toEqual([]);
  });

  it('of flows, mail, messages and jobs is there, for the roles of its line', () => {
    const own = specified.routes.filter(({ path }) =>
      /^\/setup\/(workflow|email|gateway|monitor)$|^\/support\/flow$|^\/message\//.test(path),
    );
    expect(own.length).toBeGreaterThan(7);
    const found = own.map(({ path, roles }) => {
      const route = routes.find((one) => one.path === path);
      const admitted = (route?.roles ?? []).filter((role) => role !== 'root');
      return {
        path,
        isThere: route !== undefined,
        isClosed: route?.auth !== false,
        refused: roles.filter((role) => role !== 'root' && !admitted.includes(role)),
      };
    });
    expect(found).toEqual(own.map(({ path }) => ({ path, isThere: true, isClosed: true, refused: [] })));
  });

  it('of pages, websites, people of a server and own collections leads to a page or to the builder', () => {
    const own = specified.routes.filter(({ path }) =>
      /^\/(cms|website)\/|^\/origin\/(user|unit|collection|config)|^\/origin\/package$|^\/collection\//.test(path),
    );
    expect(own.length).toBeGreaterThan(45);
    const missing = own.filter(({ path }) => {
      const route = routes.find((one) => shape(one.path) === shape(path));
      const isDrawn =
        route?.layout && (route.layout.includes(':') || test.app.registry.layout(`${route.plugin}/${route.layout}`));
      return !route || !(route.redirect || route.entry === 'builder' || isDrawn);
    });
    expect(missing.map(({ path }) => path)).toEqual([]);
  });

  it.each(['/setup/email', '/setup/gateway', '/setup/monitor', '/message/inbox', '/message/read', '/message/compose'])(
    'is there for those who tell people something: %s',
    (path) => {
      const route = routes.find((one) => one.path === path);
      const target = route?.redirect ? routes.find((one) => one.path === route.redirect) : route;
      expect(target?.layout).toBeDefined();
      expect(target?.roles).toEqual(expect.arrayContaining(['admin']));
    },
  );

  it('is open to everybody or names its roles: no route is guarded by nothing', () => {
    const unnamed = routes.filter((route) => route.auth !== false && !route.redirect && !route.roles?.length);
    expect(unnamed.map(({ path }) => path)).toEqual([]);
  });

  it('leads from the base of its module to where the specification says, with the query where it says so', () => {
    const wrong = routes.flatMap((route) => {
      const base = specified.bases.find((one) => one.base === route.path);
      const target = base && rowOf.has(shape(base.redirect)) && routes.some(({ path }) => path === base.redirect);
      if (!base || !route.redirect || !target) return [];
      const isRight = route.redirect === base.redirect && (!base.keepsQuery || route.keepsQuery === true);
      return isRight ? [] : [`${route.path} -> ${route.redirect}`];
    });
    expect(wrong).toEqual([]);
  });

  it('answers every role, and nobody, as the table says', async () => {
    const wrong: string[] = [];
    const guarded = routes.filter((route) => !route.redirect);
    expect(guarded.length).toBeGreaterThan(5);
    for (const [at, route] of guarded.entries()) {
      const row = specifiedRow(route) ?? { auth: route.auth !== false, roles: route.roles ?? [] };
      const alike = Map.groupBy([null, ...roleNames], (role) => decide(route, role));
      for (const [decided, everyone] of alike) {
        for (const role of everyone) {
          const expected = expectedOf(row, role);
          if (expected !== 'either' && expected !== decided)
            wrong.push(`${route.path} as ${role}: ${decided}, not ${expected}`);
        }
        const asked = isWhole ? everyone : everyone.slice(at % everyone.length).slice(0, 1);
        // A page that is refused costs next to nothing; of those that are drawn, every fourth shows that it is.
        const calls = decided === 'allowed' && at % 4 > 0 && !isWhole ? [dataCall] : [dataCall, pageCall];
        for (const role of asked)
          for (const call of calls) {
            const got = await ask(role, call(route));
            if (got !== decided) wrong.push(`${call(route)} as ${role}: ${got}, not ${decided}`);
          }
      }
    }
    expect(wrong).toEqual([]);
  }, 300_000);
});

/** Over HTTP one person of each answer is asked, another for each route; `SALA_ROUTES=all` asks all of them. */
const isWhole = process.env.SALA_ROUTES === 'all';
const pathOf = (route: TableRoute) => encodeURIComponent(route.path.replace(/\/:\w+\?/g, '').replace(/:\w+/g, 'x'));
const dataCall = (route: TableRoute) => `page/data?objects=x&path=${pathOf(route)}`;
const pageCall = (route: TableRoute) => `page?path=${pathOf(route)}`;

/** What the guard of a route decides about somebody without own roles. */
function decide(route: TableRoute, role: string | null): Guarded {
  const decided = decideRoute(route, { signedIn: role !== null, role: role ?? 'public' });
  return ({ allow: 'allowed', forbidden: 'refused', 'sign-in': 'sign-in' } as const)[decided];
}

type Guarded = 'sign-in' | 'refused' | 'allowed';

async function ask(role: string | null, call: string): Promise<Guarded> {
  const { status } = role === null ? await test.call(`/api/${call}`) : await test.as(role)(`/api/${call}`);
  return status === 401 ? 'sign-in' : status === 403 ? 'refused' : 'allowed';
}

/** A route's line of the specification, with the roles it was widened to on purpose. */
function specifiedRow(route: TableRoute): Row | undefined {
  const row = rowOf.get(shape(route.path));
  return row && { ...row, rolesWider: [...(row.rolesWider ?? row.roles), ...widenedRoles(route.path)] };
}

function expectedOf(row: Pick<Row, 'auth' | 'roles' | 'rolesWider'>, role: string | null): Guarded | 'either' {
  if (!row.auth) return 'allowed';
  if (role === null) return 'sign-in';
  if (role === 'root' || (row.roles.includes(role) && role !== 'public')) return 'allowed';
  return (row.rolesWider ?? row.roles).includes(role) ? 'either' : 'refused';
}
