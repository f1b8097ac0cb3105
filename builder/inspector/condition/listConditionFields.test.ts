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
