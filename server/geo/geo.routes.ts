import { badRequest } from '../errors/httpErrors.ts';
import type { Context } from '../http/context.ts';
import type { Router } from '../http/router.ts';
import { openPlaces } from './places.ts';

const mostFound = 20;
const longest = 60;

/**
 * `GET /api/geo/provinces`, `/districts?province=`, `/subdistricts?province=&district=`, `/search?text=`: the places of Thailand,
 * a small answer at a time. They are the same for everybody and change once in years, so browsers and proxies keep them.
 */
export function addGeoRoutes(router: Router): void {
  router.get('/api/geo/provinces', async (context) => answer(context, (await openPlaces()).provinces));
  router.get('/api/geo/districts', async (context) =>
    answer(context, (await openPlaces()).districts(read(context, 'province'))),
  );
  router.get('/api/geo/subdistricts', async (context) =>
    answer(context, (await openPlaces()).subdistricts(read(context, 'province'), read(context, 'district'))),
  );
  router.get('/api/geo/search', async (context) =>
    answer(context, (await openPlaces()).search(read(context, 'text'), mostFound)),
  );
}

function read({ query }: Context, name: string): string {
  const value = query[name];
  if (typeof value !== 'string' || value === '' || value.length > longest) throw badRequest({ what: name });
  return value;
}

function answer(context: Context, data: unknown): void {
  context.set('Cache-Control', 'public, max-age=86400');
  context.body = { status: 200, data };
}
