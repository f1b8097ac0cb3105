import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../../server/platform/db/migrations', import.meta.url));

it('no two migrations have the same time: their names alone would say which runs first', () => {
  const times = readdirSync(folder).map((file) => file.split('_')[0]);
  expect(times.length).toBeGreaterThan(10);
  expect(times.filter((time, place) => times.indexOf(time) !== place)).toEqual([]);
});
