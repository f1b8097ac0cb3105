import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { SectionFile } from '../../schemas/index.ts';

const root = join(import.meta.dirname, '../..');

/** Sections stand below each other on a page: those that are no band of their own begin at one edge. */
it('begins the heading of every ready-made section at the edge of the page', async () => {
  const found: string[] = [];
  for await (const file of glob('plugins/*/sections/*.json', { cwd: root })) {
    const { category, rows }: SectionFile = JSON.parse(readFileSync(join(root, file), 'utf8'));
    if (category === 'hero') continue;
    for (const row of rows)
      for (const object of row.columns.flatMap(({ objects }) => objects)) {
        const isCentred = object.type === 'section' && object.alignment === 'center' && object.tone !== 'primary';
        const isIndented = object.type === 'header' && object.alignment !== 'center' && row.width === 'narrow';
        if (isCentred || isIndented) found.push(file);
      }
  }
  expect(found).toEqual([]);
});
