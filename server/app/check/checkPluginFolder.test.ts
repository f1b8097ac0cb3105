import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type TestPlugin, writeGuidePlugin } from '../../../tests/support/guidePlugin.ts';
import { describeFault } from '../../plugins/describeFault.ts';
import { checkPluginFolder } from './checkPluginFolder.ts';

let plugin: TestPlugin;
afterEach(() => plugin.remove());

const book = 'collections/book/book.schema.json';
const loan = 'collections/book_loan/book_loan.machine.ts';
const widget = 'runtime/book_shelves/book_shelves.ts';

/** What the check finds in the plugin of the guide after these changes: `[file, what stands there, what stands there then]`. */
async function find(changes: [file: string, from: string, to: string][]): Promise<string[]> {
  plugin = await writeGuidePlugin();
  for (const [file, from, to] of changes) {
    const path = join(plugin.folder, file);
    await mkdir(dirname(path), { recursive: true });
    const text = from === '' ? '' : await readFile(path, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
    await writeFile(path, from === '' ? to : text.replace(from, to));
  }
  return (await checkPluginFolder(plugin.folder)).map((fault) => describeFault(fault, 'en'));
}

const layout = (object: object) =>
  JSON.stringify({
    ...{ version: 1, kind: 'screen', settings: {} },
    rows: [{ uid: 'r', columns: [{ uid: 'c', objects: [{ uid: 'o', v: 1, ...object }] }] }],
  });
const sample = (records: object) => JSON.stringify({ site: 'shop', records });

it('finds nothing wrong with the plugin of the guide', { timeout: 60_000 }, async () => {
  expect(await find([])).toEqual([]);
});

describe('the check of a plugin says file, place, fault and nearest name of', () => {
  it.each<[string, [string, string, string], string]>([
    [
      'a misspelt keyword',
      [book, '"x-index"', '"x-inedx"'],
      `${book}: title: unknown keyword x-inedx; did you mean "x-index"?`,
    ],
    [
      'a misspelt keyword of the collection',
      [book, '"x-live"', '"x-lvie"'],
      `${book}: x-lvie: unknown keyword x-lvie; did you mean "x-live"?`,
    ],
    [
      'an unknown field',
      [book, '"required": ["title"]', '"required": ["titel"]'],
      `${book}: required: there is no field titel; did you mean "title"?`,
    ],
    [
      'an unknown format',
      [book, '"minLength": 1, "maxLength": 200', '"format": "dat"'],
      `${book}: title: there is no format "dat"; did you mean "date"?`,
    ],
    [
      'an unknown reference',
      ['collections/book_loan/book_loan.schema.json', '"x-ref": "book"', '"x-ref": "boook"'],
      'collections/book_loan/book_loan.schema.json: properties.book.x-ref: there is no collection "boook"; did you mean "book"?',
    ],
    [
      'an unknown check',
      ['collections/book_loan/book_loan.schema.json', '"x-check": "library_loan"', '"x-check": "library_laon"'],
      'collections/book_loan/book_loan.schema.json: x-check: there is no check "library_laon"; did you mean "library_loan"?',
    ],
    [
      'an unknown number pattern',
      ['collections/book_loan/book_loan.schema.json', '"x-sequence": "library_loan"', '"x-sequence": "library_loans"'],
      'collections/book_loan/book_loan.schema.json: properties.number.x-sequence: there is no number pattern "library_loans"; did you mean "library_loan"?',
    ],
    [
      'an unknown role of access',
      [book, '"delete": [{ "roles": ["admin"] }]', '"delete": [{ "roles": ["amdin"] }]'],
      `${book}: x-access.delete.0.roles.0: there is no role "amdin"; did you mean "admin"?`,
    ],
    [
      'a default that is no choice',
      [book, '"default": "novel"', '"default": "nobel"'],
      `${book}: properties.shelf.default: there is no choice "nobel"; did you mean "novel"?`,
    ],
    ['text that is no JSON', [book, '"name": "book",', '"name": "book"'], `${book}: it cannot be read: `],
    [
      'another name than the folder',
      [book, '"name": "book",', '"name": "books",'],
      `${book}: name: must be the name of its folder, "book"`,
    ],
    [
      'an unknown effect',
      [loan, "effects: ['thank_borrower']", "effects: ['thank_borower']"],
      `${loan}: states.returned.effects: there is no effect "thank_borower"; did you mean "thank_borrower"?`,
    ],
    [
      'an unknown role of an event',
      [loan, "roles: ['admin', 'employee']", "roles: ['admin', 'employe']"],
      `${loan}: states.lent.transitions.returned.roles.1: there is no role "employe"; did you mean "employee"?`,
    ],
    [
      'a state that is not there',
      [loan, "returned: { title: { th: 'รับคืน'", "retruned: { title: { th: 'รับคืน'"],
      `${loan}: states.lent.transitions.retruned: there is no state "retruned"; did you mean "returned"?`,
    ],
    [
      'a stamp of no field',
      [loan, "stamps: { returned_at: 'now' }", "stamps: { retuned_at: 'now' }"],
      `${loan}: states.returned.stamps: there is no field "retuned_at"; did you mean "returned_at"?`,
    ],
    [
      'an event that stands twice',
      [loan, "event: 'LOSE'", "event: 'RETURN'"],
      `${loan}: states.lent.transitions.lost: the event RETURN leads to returned already`,
    ],
    [
      'a route without its layout',
      ['manifest.ts', "layout: 'books'", "layout: 'boks'"],
      'manifest.ts: routes.0.layout: there is no layout "boks"; did you mean "books"?',
    ],
    [
      'a route without anything',
      ['manifest.ts', ", layout: 'join'", ''],
      'manifest.ts: routes.2: the route /library/join has no layout, source, entry or redirect',
    ],
    [
      'a misspelt key of the manifest',
      ['manifest.ts', 'redirect:', 'rediret:'],
      'manifest.ts: rediret: unknown key rediret; did you mean "redirect"?',
    ],
    [
      'a counter of nothing',
      ['manifest.ts', "collection: 'book_loan'", "collection: 'book_laon'"],
      'manifest.ts: counters.0.collection: there is no collection "book_laon"; did you mean "book_loan"?',
    ],
    [
      'a plugin it requires that is not there',
      ['manifest.ts', "base: '/library'", "base: '/library', requires: ['inventroy']"],
      'manifest.ts: requires.0: there is no plugin "inventroy"; did you mean "inventory"?',
    ],
    [
      'a route that another plugin has',
      ['manifest.ts', "path: '/library/join'", "path: '/cms/posts'"],
      'manifest.ts: /cms/posts: the route "/cms/posts" belongs to the plugin cms already',
    ],
    [
      'a collection that another plugin has',
      [
        'collections/course/course.schema.json',
        '',
        JSON.stringify({
          name: 'course',
          title: { th: 'ก', en: 'C' },
          type: 'object',
          properties: { a: { type: 'string' } },
        }),
      ],
      'collections/course/course.schema.json: course: the collection "course" belongs to the plugin lesson already',
    ],
    [
      'an unknown widget',
      ['layouts/x.json', '', layout({ type: 'paragrahp' })],
      'layouts/x.json: objects.o.type: there is no widget "paragrahp"; did you mean "paragraph"?',
    ],
    [
      'an unknown property of a widget',
      ['layouts/x.json', '', layout({ type: 'paragraph', contnet: '' })],
      'layouts/x.json: objects.o.contnet: there is no property "contnet"; did you mean "content"?',
    ],
    [
      'an unknown choice of a property',
      ['layouts/x.json', '', layout({ type: 'image', ratio: '16:9' })],
      'layouts/x.json: objects.o.ratio: there is no choice "16:9"; did you mean "16/9"?',
    ],
    [
      'an unknown data source',
      [widget, "source: 'library.shelves'", "source: 'library.shelfs'"],
      'layouts/books.json: objects.shelves.source: there is no data source "library.shelfs"; did you mean "library.shelves"?',
    ],
    [
      'a doubled uid',
      ['layouts/x.json', '', layout({ type: 'paragraph', uid: 'c' })],
      'layouts/x.json: objects.c.uid: uid "c" ×2',
    ],
    [
      'a widget of another name than its folder',
      [widget, "type: 'book_shelves'", "type: 'book_shelf'"],
      `${widget}: type: must be the name of its folder, "book_shelves"`,
    ],
    [
      'an unknown control',
      [widget, "'shelf_picker'", "'shelf_piker'"],
      `${widget}: props.only.x-control: there is no control "shelf_piker"; did you mean "shelf_picker"?`,
    ],
    [
      'a sample that does not fit',
      ['sample/shop.json', '', sample({ book: [{ title: 'ก' }, { isbn: '1' }] })],
      'sample/shop.json: records.book.1.title: ',
    ],
    [
      'a sample of nothing',
      ['sample/shop.json', '', sample({ boook: [{}] })],
      'sample/shop.json: records.boook: there is no collection "boook"; did you mean "book"?',
    ],
    [
      'server code that fails',
      ['server/index.ts', 'export const server', "throw new Error('no');\nexport const server"],
      'server/index.ts: it cannot be read: no',
    ],
    [
      'a call that nobody may make',
      ['server/calls/lendBook.ts', "who: 'person'", "who: 'persno'"],
      'server/calls/lendBook.ts: does not say in `who` who may make it; did you mean "person"?',
    ],
    [
      'a view that does not build',
      ['runtime/book_shelves/BookShelves.tsx', 'export function BookShelves(', 'export function BookShelves(('],
      'runtime/book_shelves/BookShelves.tsx: ',
    ],
    [
      'a view that imports what is not there',
      ['runtime/book_shelves/BookShelves.tsx', 'sala/runtime', './nothing.ts'],
      'runtime/book_shelves/BookShelves.tsx: ',
    ],
    [
      'a view of another name',
      ['runtime/book_shelves/BookShelves.tsx', 'export function BookShelves(', 'export function Shelves('],
      'runtime/book_shelves/BookShelves.tsx: it does not export `BookShelves`',
    ],
  ])('%s', { timeout: 60_000 }, async (_, change, expected) => {
    const found = await find([change]);
    expect(found.join('\n')).toContain(expected);
  });
});

it('tells all faults at once', { timeout: 60_000 }, async () => {
  const found = await find([
    [book, '"x-index"', '"x-inedx"'],
    [loan, "effects: ['thank_borrower']", "effects: ['thank']"],
    ['manifest.ts', "layout: 'books'", "layout: 'boks'"],
    ['sample/shop.json', '', sample({ boook: [{}] })],
  ]);
  expect(found.map((line) => line.split(':')[0])).toEqual(
    expect.arrayContaining([book, loan, 'manifest.ts', 'sample/shop.json']),
  );
});

it('says that a folder holds no plugin', async () => {
  plugin = await writeGuidePlugin();
  const [fault] = await checkPluginFolder(join(plugin.folder, 'layouts'));
  expect(fault?.message).toContain('manifest.ts');
});
