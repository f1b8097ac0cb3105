import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createObject } from '../../builder/document/catalog/createObject.ts';
import { searchSections } from '../../builder/panels/readyMade/searchReadyMade.ts';
import { listObjects } from '../../engine/layout/walkLayout.ts';
import { widget as form } from '../../plugins/forms/runtime/form/form.ts';
import type { LayoutObject, SectionFile } from '../../schemas/index.ts';

const root = join(import.meta.dirname, '../..');
const sections: (SectionFile & { name: string })[] = [];
for await (const file of glob('plugins/*/sections/*.json', { cwd: root }))
  sections.push({ name: file, ...JSON.parse(readFileSync(join(root, file), 'utf8')) });

it('begins a new form, and every ready-made one, without a clear button', () => {
  expect(createObject(form)).toMatchObject({ settings: { clearButton: false } });
  const forms = sections.flatMap(({ rows }) => listObjects({ rows })).filter(({ type }) => type === form.type);
  expect(forms.length).toBeGreaterThan(4);
  for (const { settings } of forms as (LayoutObject & { settings: object })[])
    expect(settings).toMatchObject({ clearButton: false });
});

const find = (query: string) =>
  searchSections({ sections }, query).flatMap((group) => group.sections.map(({ name }) => name));

it.each(['นิติบุคคล', 'บริษัท', 'ภาษี', 'ใบเสนอราคา', 'company', 'tax', 'Quote'])(
  'finds by "%s" the form that asks for a quotation',
  (word) => expect(find(word)).toContain('plugins/forms/sections/quotation.json'),
);

it.each(['ฟอร์ม', 'แบบฟอร์ม', 'form'])('finds by "%s" every form', (word) => {
  const forms = sections.filter(({ category }) => category === 'form').map(({ name }) => name);
  expect(find(word)).toEqual(expect.arrayContaining(forms));
});
