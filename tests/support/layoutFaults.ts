import type { FaultRow } from './faultRow.ts';

const page = 'layouts/x.json';
const list = 'layouts/books.json';

const layout = (object: object) =>
  JSON.stringify({
    ...{ version: 1, kind: 'screen', settings: {} },
    rows: [{ uid: 'r', columns: [{ uid: 'c', objects: [{ uid: 'o', v: 1, ...object }] }] }],
  });

/** Faults in the layouts of the plugin of the guide. */
export const layoutFaults: Record<string, FaultRow[]> = {
  [page]: [
    [
      'a widget',
      '',
      layout({ type: 'paragrahp' }),
      'objects.o.type: there is no widget "paragrahp"; did you mean "paragraph"?',
    ],
    [
      'a property of a widget',
      '',
      layout({ type: 'paragraph', contnet: '' }),
      'objects.o.contnet: there is no property "contnet"; did you mean "content"?',
    ],
    [
      'a choice of a property',
      '',
      layout({ type: 'image', ratio: '16:9' }),
      'objects.o.ratio: there is no choice "16:9"; did you mean "16/9"?',
    ],
    [
      'a format of a text',
      '',
      layout({ type: 'paragraph', content: { th: '{{item.state | titel}}', en: '{{item.state | title}}' } }),
      'objects.o.content: there is no format "titel"; did you mean "title"?',
    ],
    ['a doubled uid', '', layout({ type: 'paragraph', uid: 'c' }), 'objects.c.uid: uid "c" ×2'],
  ],
  [list]: [
    [
      'a collection of a list',
      '"collection": "book"',
      '"collection": "bok"',
      'objects.books.query.collection: there is no collection "bok"; did you mean "book"?',
    ],
    [
      'a column of a list',
      '"field": "shelf"',
      '"field": "shlef"',
      'objects.books.columns.1.field: there is no field "shlef"; did you mean "shelf"?',
    ],
    [
      'the order of a list',
      '"sort": { "title"',
      '"sort": { "titel"',
      'objects.books.query.sort: there is no field "titel"; did you mean "title"?',
    ],
    [
      'a condition of a list',
      '"sort": {',
      '"find": { "shlef": "novel" }, "sort": {',
      'objects.books.query.find: there is no field "shlef"; did you mean "shelf"?',
    ],
    [
      'the width of a row',
      '"width": "wide"',
      '"width": "wied"',
      'rows.books-top.width: there is no choice "wied"; did you mean "wide"?',
    ],
    [
      'the kind of a layout',
      '"kind": "screen"',
      '"kind": "scren"',
      'kind: there is no choice "scren"; did you mean "screen"?',
    ],
    [
      'a version that is still to come',
      '"type": "table", "v": 1',
      '"type": "table", "v": 99',
      'objects.books.v: the widget is at version 1, not 99',
    ],
  ],
  'colections/book.json': [
    ['a folder', '', '{}', 'this folder is not read; did you mean "collections"?', 'colections'],
  ],
};
