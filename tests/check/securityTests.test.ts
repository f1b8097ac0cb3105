import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

it('finds every test that the security page calls as a proof', async () => {
  const page = await readFile(join(root, 'docs/SECURITY.md'), 'utf8');
  const named = [...page.matchAll(/`([\w/]+(?:\.\w+)*\.test\.tsx?)`/g)].map(([, file = '']) => file);
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
