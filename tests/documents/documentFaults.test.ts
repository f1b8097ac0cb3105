import { expect, it } from 'vitest';
import { checkDocument } from '../../engine/plugin/checkDocument.ts';
import { collectNames } from '../../engine/plugin/names/collectNames.ts';
import type { DescribedDocument } from '../../engine/plugin/names/describedPlugin.ts';
import type { DocumentDeclaration } from '../../schemas/index.ts';
import { checkTemplates } from '../../server/documents/checkTemplates.ts';
import { loadShipped } from '../support/loadShipped.ts';
import { shippedDocuments } from './shippedDocuments.ts';

const names = collectNames((await loadShipped()).plugins);
const sound = shippedDocuments.find(({ folder }) => folder === 'invoice') as DescribedDocument; // it ships

type Change = (declaration: DocumentDeclaration) => object;
const value =
  (from: string): Change =>
  ({ values }) => ({ values: { ...values, notes: { from: [from] } } });
const lines =
  (change: object): Change =>
  ({ lines: own }) => ({ lines: { ...own, ...change } });

/** One fault each: what is changed, where it is said to be, and what is said. */
const faults: [what: string, change: Change, path: string, said: string][] = [
  ['a collection', () => ({ collection: 'invoise' }), 'collection', '"invoice"'],
  ['a field of the record', value('record.total_amuont'), 'record.total_amuont', '"total_amount"'],
  ['a field of a line', value('line.quantty'), 'line.quantty', '"quantity"'],
  ['where a path begins', value('recrod.notes'), 'recrod.notes', '"record"'],
  ['a format', value('record.total_amount|amuont'), 'record.total_amount|amuont', '"amount"'],
  ['a field of a formula', value('=record.total_amuont * 2'), '=record.total_amuont * 2', 'character 8'],
  ['a function of a formula', value('=bahtWord(1)'), '=bahtWord(1)', '"bahtWords"'],
  ['a type of a formula', value('=record.total_amount + today'), '=record.total_amount + today', 'character'],
  ['a format of a formula', value('=1 + 1 | amuont'), '=1 + 1 | amuont', '"amount"'],
  ['the value that is its number', () => ({ number: 'numbr' }), 'number', '"number"'],
  ['an entry of a block', () => ({ blocks: { facts: ['dat'] } }), 'blocks.facts.dat', '"date"'],
  ['the field of its lines', lines({ field: 'itmes' }), 'lines.field', '"items"'],
  ['the field of its sum', lines({ sum: 'totl_price' }), 'lines.sum', 'total_price'],
  ['empty rows', lines({ perPage: 10, padTo: 12 }), 'lines.padTo', 'more than perPage'],
  ['a condition', () => ({ when: { $where: '1' } }), 'when', '$where'],
];

it('finds nothing in what ships', () => {
  expect(shippedDocuments.flatMap((document) => checkDocument(document, names))).toEqual([]);
});

it.each(faults)('says file and place of %s that is wrong, and the nearest name', (_, change, path, said) => {
  const declaration = { ...sound.declaration, ...change(sound.declaration) } as DocumentDeclaration; // wrong on purpose
  const found = checkDocument({ ...sound, declaration }, names);
  expect(found).toContainEqual(
    expect.objectContaining({ file: 'documents/invoice/document.json', path: expect.stringContaining(path) }),
  );
  expect(JSON.stringify(found)).toContain(JSON.stringify(said).slice(1, -1));
});

it.each([
  ['a value', '{{values.totla}}', 'values.totla', '"total"'],
  ['a block', '{{#each blocks.totls}}{{/each}}', 'blocks.totls', '"totals"'],
])('says that a template reads %s that is not declared, and the nearest name', (_, template, path, said) => {
  expect(checkTemplates({ documents: [{ ...sound, template }] })).toEqual([
    expect.objectContaining({
      file: 'documents/invoice/template.hbs',
      path,
      message: expect.stringContaining(said),
    }),
  ]);
});
