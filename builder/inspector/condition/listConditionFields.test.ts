import { expect, it } from 'vitest';
import { createCatalog } from '../../document/catalog/catalog.ts';
import { buildTree } from '../../testing/buildTree.ts';
import { fakeCatalog } from '../../testing/fakeCatalog.ts';
import { listConditionFields } from './listConditionFields.ts';

const fields = fakeCatalog.entries.map((entry) => ({ ...entry, definition: { ...entry.definition, field: true } }));

it('offers the answers of every other field', () => {
  const found = listConditionFields({
    tree: buildTree('name address'),
    id: 'address',
    catalog: createCatalog(fields),
    collections: [],
  });
  const names = found.map(({ name }) => name);
  expect(names).toContain('form.name');
  expect(names).not.toContain('form.address');
});

it('tells what the address of the page says from a field that is called address', () => {
  const found = listConditionFields({
    tree: buildTree('name address'),
    id: 'name',
    catalog: createCatalog(fields),
    collections: [],
  });
  for (const { name, title } of found.filter(({ name }) => name.startsWith('route.')))
    expect([name, title.th, title.en]).toEqual([
      name,
      expect.stringMatching(/^URL ของหน้า › /),
      expect.stringMatching(/^Page URL › /),
    ]);
});
