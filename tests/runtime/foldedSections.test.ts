import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listObjects } from '../../engine/layout/walkLayout.ts';
import type { SectionFile } from '../../schemas/index.ts';

const root = join(import.meta.dirname, '../..');
const sections: SectionFile[] = [];
for await (const file of glob('plugins/*/sections/*.json', { cwd: root }))
  sections.push(JSON.parse(readFileSync(join(root, file), 'utf8')));

it('begins every ready-made list of questions closed: its author says what is open', () => {
  const folded = sections.flatMap(({ rows }) => listObjects({ rows })).filter(({ type }) => type === 'accordion');
  expect(folded).not.toEqual([]);
  for (const { items } of folded as unknown as { items: object[] }[])
    for (const item of items) expect(item).not.toHaveProperty('open', true);
});
