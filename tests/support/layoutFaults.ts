import type { FaultRow } from './faultRow.ts';

const page = 'layouts/x.json';
const list = 'layouts/books.json';
const one = 'layouts/book.json';
const form = 'layouts/join.json';

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
      'a value of a list of choices',
      '',
      layout({ type: 'calendar', views: ['month', 'lits'] }),
      'objects.o.views.1: there is no choice "lits"; did you mean "list"?',
    ],
    ['a value in the place of a list', '', layout({ type: 'calendar', views: 'list' }), 'objects.o.views: is a list'],
    [
      'a format of a text',
      '',
      layout({ type: 'paragraph', content: { th: '{{item.state | titel}}', en: '{{item.state | title}}' } }),
      'objects.o.content: there is no format "titel"; did you mean "title"?',
    ],
    [
      'an operator of a condition',
      '',
      layout({ type: 'paragraph', show: { 'user.role': { $inn: ['admin'] } } }),
      'objects.o.show: Bad query at user.role.$inn: unknown operator $inn; did you mean "$in"?',
    ],
    [
      'a role of a condition',
      '',
      layout({ type: 'paragraph', show: { 'user.role': { $in: ['amdin'] } } }),
      'objects.o.show.0: there is no role "amdin"; did you mean "admin"?',
    ],
    [
      'a fact of a condition',
      '',
      layout({ type: 'paragraph', show: { 'user.rloe': 'admin' } }),
      'objects.o.show: there is no key "rloe"; did you mean "role"?',
    ],
    [
      'what a condition is about',
      '',
      layout({ type: 'paragraph', show: { 'recrod.title': { $exists: true } } }),
      'objects.o.show: there is no variable "recrod"; did you mean "record"?',
    ],
    ['a number', '', layout({ type: 'image', width: { wide: true } }), 'objects.o.width: is a number'],
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
      'a key of a row',
      '"width": "wide"',
      '"widht": "wide"',
      'rows.books-top.widht: there is no key "widht"; did you mean "width"?',
    ],
    [
      'a key of a query',
      '"sort": {',
      '"sotr": {',
      'objects.books.query.sotr: there is no key "sotr"; did you mean "sort"?',
    ],
    [
      'a key of a column of a list',
      '{ "field": "shelf"',
      '{ "fiedl": "shelf"',
      'objects.books.columns.1.fiedl: there is no property "fiedl"; did you mean "field"?',
    ],
    [
      'a key of a layout',
      '"settings":',
      '"settinsg":',
      'settinsg: there is no key "settinsg"; did you mean "settings"?',
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
      'a way of sorting',
      '"sort": { "title": 1 }',
      '"sort": { "title": "1" }',
      'objects.books.query.sort.title: is 1 or -1',
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
  [one]: [
    [
      'a scope of a text',
      '{{item.title}}',
      '{{itme.title}}',
      'objects.name.text: there is no variable "itme"; did you mean "item"?',
    ],
    [
      'a field of a text',
      '{{item.title}}',
      '{{item.titel}}',
      'objects.book.rows: there is no field "titel"; did you mean "title"?',
    ],
    [
      'a text that cannot be read',
      '{{item.title}}',
      '{{item.ti tle}}',
      'objects.name.text: {{item.ti tle}} cannot be read',
    ],
    [
      'a variable of a query',
      '$route.id',
      '$rotue.id',
      'objects.book.query.find: there is no variable "$rotue.id"; did you mean "$route.id"?',
    ],
    ['a limit', '"limit": 1', '"limit": "1"', 'objects.book.query.limit: is a number'],
    [
      'a data request of the page',
      '"request": "items"',
      '"request": "item"',
      'settings.metaFrom.request: there is no data request "item"; did you mean "items"?',
    ],
    [
      'a setting',
      '"metaFrom"',
      '"metaForm"',
      'settings.metaForm: there is no setting "metaForm"; did you mean "metaFrom"?',
    ],
  ],
  [form]: [
    ['a setting of a form', '"next"', '"nxet"', 'settings.nxet: there is no setting "nxet"; did you mean "next"?'],
    [
      'a language of a label',
      '"label": { "th"',
      '"label": { "ht"',
      'objects.name.label.ht: there is no language "ht"; did you mean "th"?',
    ],
  ],
  'colections/book.json': [
    ['a folder', '', '{}', 'this folder is not read; did you mean "collections"?', 'colections'],
  ],
};
