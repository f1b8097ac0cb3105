import type { FaultRow } from './faultRow.ts';
import { layoutFaults } from './layoutFaults.ts';
import { machineFaults } from './machineFaults.ts';

export const book = 'collections/book/book.schema.json';
const loanSchema = 'collections/book_loan/book_loan.schema.json';
const widget = 'runtime/book_shelves/book_shelves.ts';
const view = 'runtime/book_shelves/BookShelves.tsx';
export const shop = 'sample/shop.json';

export const sample = (records: object) => JSON.stringify({ site: 'shop', records });
const takenCollection = JSON.stringify({
  name: 'course',
  title: { th: 'ก', en: 'C' },
  type: 'object',
  properties: { a: { type: 'string' } },
});

/** Faults in the plugin of the guide: one each, by the file in which it is made: what stood there, what stands there then, and what is said of that file. */
export const guideFaults: Record<string, FaultRow[]> = {
  [book]: [
    ['a misspelt keyword', '"x-index"', '"x-inedx"', 'title: unknown keyword x-inedx; did you mean "x-index"?'],
    ['a misspelt keyword of all', '"x-icon"', '"x-icno"', 'x-icno: unknown keyword x-icno; did you mean "x-icon"?'],
    [
      'a field',
      '["title"],\n  "prop',
      '["titel"],\n  "prop',
      'required: there is no field titel; did you mean "title"?',
    ],
    [
      'a field of a section',
      '"x-icon"',
      '"x-sections": [{ "fields": ["titel"] }], "x-icon"',
      'x-sections.0: there is no field titel; did you mean "title"?',
    ],
    [
      'a field of a dashboard',
      '"x-icon"',
      '"x-dashboard": { "by": ["shlef"] }, "x-icon"',
      'x-dashboard.by: there is no field shlef; did you mean "shelf"?',
    ],
    [
      'a spelling of no choice',
      '"default": "novel"',
      '"default": "novel", "x-enum-aliases": { "fiction": "nvoel" }',
      'shelf: there is no choice "nvoel"; did you mean "novel"?',
    ],
    ['a format', '"minLength": 1', '"format": "dat"', 'title: there is no format "dat"; did you mean "date"?'],
    [
      'a role of access',
      '"delete": [{ "roles": ["admin"] }]',
      '"delete": [{ "roles": ["amdin"] }]',
      'x-access.delete.0.roles.0: there is no role "amdin"; did you mean "admin"?',
    ],
    [
      'a default that is no choice',
      '"default": "novel"',
      '"default": "nobel"',
      'properties.shelf.default: there is no choice "nobel"; did you mean "novel"?',
    ],
    [
      'a type',
      '"type": "integer"',
      '"type": "integr"',
      'copies: the value of type is not valid; did you mean "integer"?',
    ],
    [
      'a title in one language',
      ', "en": "Title" }',
      ' }',
      'title: the value of x-title is not valid: it needs a text in th and en',
    ],
    ['a flag', '"x-index": true', '"x-index": "yes"', 'title: the value of x-index is not valid: it is true or false'],
    [
      'a title of no choice',
      '"science": { "th"',
      '"sceince": { "th"',
      'properties.shelf.x-enum-titles: there is no choice "sceince"; did you mean "science"?',
    ],
    [
      'a widget of a field',
      '"x-unique": true',
      '"x-unique": true, "x-widget": "inptu"',
      'properties.isbn.x-widget: there is no widget "inptu"; did you mean "input"?',
    ],
    [
      'a key of a roll-up',
      '"op": "count",',
      '"op": "count", "feild": "due",',
      'properties.lent.x-rollup.feild: there is no key "feild"; did you mean "field"?',
    ],
    [
      'a key of an access rule',
      '[{ "public": true }]',
      '[{ "pubilc": true }]',
      'x-access.read.0.pubilc: is unknown; did you mean "public"?',
    ],
    [
      'a circle of formulas',
      '"copies": {',
      '"a": { "type": "number", "x-formula": "record.b" }, "b": { "type": "number", "x-formula": "record.a" }, "copies": {',
      'a: its formula reads itself: a → b → a',
    ],
    [
      'a default of another type',
      '"default": 1',
      '"default": "one"',
      "properties.copies.default: Field 'Copies' has invalid type",
    ],
    ['an icon', '"x-icon": "book"', '"x-icon": "boko"', 'x-icon: there is no icon "boko"; did you mean "book"?'],
    [
      'a keyword of a message',
      '"x-messages": { "pattern"',
      '"x-messages": { "patetrn"',
      'isbn.x-messages: unknown keyword patetrn; did you mean "pattern"?',
    ],
    [
      'an operator of a condition',
      '"$in": ["lent"',
      '"i$n": ["lent"',
      'lent.x-rollup.where: Bad query at state.i$n: unknown operator i$n; did you mean "$in"?',
    ],
    ['text that is no JSON', '"name": "book",', '"name": "book"', 'it cannot be read: '],
    [
      'another name than the folder',
      '"name": "book",',
      '"name": "books",',
      'name: must be the name of its folder, "book"',
    ],
    [
      'a field of a formula, with its place',
      '"x-icon"',
      '"x-guard": [{ "if": "record.copeis > 0", "message": { "th": "ก", "en": "a" } }], "x-icon"',
      'x-guard.0.if: The formula is wrong at character 8: there is no field copeis; did you mean "copies"?',
    ],
    [
      'a placeholder of a message',
      '"x-icon"',
      '"x-guard": [{ "if": "true", "message": { "th": "{{record.titel}}", "en": "a" } }], "x-icon"',
      'x-guard.0.message: The formula is wrong at character 8: there is no field titel; did you mean "title"?',
    ],
    [
      'a state of a lock',
      '"x-icon"',
      '"x-lock": { "lent": "record" }, "x-icon"',
      'x-lock.lent: there is no state "lent"',
    ],
  ],
  [loanSchema]: [
    ['no name', '"name": "book_loan",', '', 'name: must be lower-case letters'],
    [
      'a field that a reference fills in from',
      '"x-ref": "book"',
      '"x-ref": "book", "x-fill": { "due": "titel" }',
      'properties.book.x-fill: there is no field "titel"; did you mean "title"?',
    ],
    [
      'a field of the records that are offered',
      '"x-ref": "book"',
      '"x-ref": "book", "x-ref-filter": { "shlef": "novel" }',
      'properties.book.x-ref-filter: there is no field "shlef"; did you mean "shelf"?',
    ],
    [
      'a field of a condition of access',
      '"when": { "borrower"',
      '"when": { "borower"',
      'x-access.read.1.when: there is no field "borower"; did you mean "borrower"?',
    ],
    [
      'a variable of a condition',
      '"borrower": "$user.id"',
      '"borrower": "$user.di"',
      'x-access.read.1.when: there is no variable "$user.di"; did you mean "$user.id"?',
    ],
    [
      'a state of a schedule',
      '"x-display"',
      '"x-schedule": [{ "name": "a", "at": "08:00", "where": { "state": "overdeu" }, "event": "RETURN" }], "x-display"',
      'x-schedule.0.where: there is no state "overdeu"; did you mean "overdue"?',
    ],
    [
      'a reference',
      '"x-ref": "book"',
      '"x-ref": "boook"',
      'properties.book.x-ref: there is no collection "boook"; did you mean "book"?',
    ],
    [
      'a check',
      '"x-check": "library_loan"',
      '"x-check": "library_laon"',
      'x-check: there is no check "library_laon"; did you mean "library_loan"?',
    ],
    [
      'a number pattern',
      '"x-sequence": "library_loan"',
      '"x-sequence": "library_loans"',
      'properties.number.x-sequence: there is no number pattern "library_loans"; did you mean "library_loan"?',
    ],
  ],
  'collections/reader/reader.schema.json': [
    [
      'a key of a warning',
      '"field": "phone"',
      '"feild": "phone"',
      'x-warnings.0.feild: is unknown; did you mean "field"?',
    ],
    [
      'a field of a warning',
      '"field": "phone"',
      '"field": "phon"',
      'x-warnings.0.field: there is no field "phon"; did you mean "phone"?',
    ],
  ],
  ...machineFaults,
  'manifest.ts': [
    [
      'a layout of a route',
      "layout: 'books'",
      "layout: 'boks'",
      'routes.0.layout: there is no layout "boks"; did you mean "books"?',
    ],
    [
      'a route without anything',
      ", layout: 'join'",
      '',
      'routes.2: the route /library/join has no layout, source, entry or redirect',
    ],
    ['a group that is missing', "group: 'office',", '', 'group: says in which group of the menu it stands'],
    [
      'roles that are no list',
      'roles: staff,\n  routes',
      "roles: 'staff',\n  routes",
      'roles: must be a list of texts',
    ],
    ['a key of the manifest', 'redirect:', 'rediret:', 'rediret: unknown key rediret; did you mean "redirect"?'],
    [
      'a collection of a counter',
      "collection: 'book_loan'",
      "collection: 'book_laon'",
      'counters.0.collection: there is no collection "book_laon"; did you mean "book_loan"?',
    ],
    ['a counter of nothing', "collection: 'book_loan',", '', 'counters.0.collection: needs the name of a collection'],
    [
      'a page to begin with',
      "redirect: '/library/books'",
      "redirect: '/library/boks'",
      'redirect: there is no route "/library/boks"; did you mean "/library/books"?',
    ],
    [
      'an icon',
      "icon: 'book-open', layout",
      "icon: 'boko-open', layout",
      'routes.0.icon: there is no icon "boko-open"; did you mean "book-open"?',
    ],
    [
      'a path that begins like its own',
      "redirect: '/library/books'",
      "redirect: '/libray/books'",
      'redirect: there is no route "/libray/books"; did you mean "/library/books"?',
    ],
    [
      'a route that begins like its own',
      "path: '/library/join'",
      "path: '/libray/join'",
      'routes: /libray/join is not below /library; did you mean "/library"?',
    ],
    ['a key of forms', 'forms: { steps', 'forms: { setps', 'forms.setps: unknown key setps; did you mean "steps"?'],
    [
      'a form step in one language',
      ", en: 'Make a library card'",
      '',
      'forms.steps.library_join.title: needs a text in th and en',
    ],
    ['a flag', 'inMenu: true', "inMenu: 'yes'", 'routes.0.inMenu: is true or false'],
    ['a key of a counter', 'query: {', 'qurey: {', 'counters.0.qurey: unknown key qurey; did you mean "query"?'],
    [
      'a state of a counter',
      "['lent', 'overdue']",
      "['lent', 'overdeu']",
      'counters.0.query: there is no state "overdeu"; did you mean "overdue"?',
    ],
    [
      'a kind of site',
      "base: '/library'",
      "base: '/library', kinds: ['shpo']",
      'kinds.0: there is no choice "shpo"; did you mean "shop"?',
    ],
    [
      'itself, which it requires',
      "base: '/library'",
      "base: '/library', requires: ['library']",
      'requires.0: a plugin cannot require itself',
    ],
    [
      'a plugin that it requires',
      "base: '/library'",
      "base: '/library', requires: ['inventroy']",
      'requires.0: there is no plugin "inventroy"; did you mean "inventory"?',
    ],
    [
      'a route that another plugin has',
      "path: '/library/join'",
      "path: '/cms/posts'",
      '/cms/posts: the route "/cms/posts" belongs to the plugin cms already',
    ],
  ],
  'collections/course/course.schema.json': [
    [
      'a collection that another plugin has',
      '',
      takenCollection,
      'course: the collection "course" belongs to the plugin lesson already',
    ],
  ],
  ...layoutFaults,
  [widget]: [
    ['a title in one language', ", en: 'Shelves' },\n  desc", ' },\n  desc', 'title: needs a text in th and en'],
    ['a key of a widget', 'live: true', 'lvie: true', 'lvie: there is no key "lvie"; did you mean "live"?'],
    ['an icon', "icon: 'library'", "icon: 'libary'", 'icon: there is no icon "libary"; did you mean "library"?'],
    ['an option of a property', 'max: 60', 'amx: 60', 'props.only: there is no keyword "amx"; did you mean "max"?'],
    ['a value of an option', 'max: 60', "max: '60'", 'props.only.maxLength: has a value that is not valid'],
    [
      'a default that is no choice of a list',
      'only: prop.text(',
      "kinds: prop.values(words.title, prop.choice(words.title, ['novel', 'essay']), { default: ['novle'] }),\n    only: prop.text(",
      'props.kinds.default.0: there is no choice "novle"; did you mean "novel"?',
    ],
    [
      'what a new object starts with',
      "icon: 'library'",
      "icon: 'library',\n  starts: { olny: 'novel' }",
      'starts.olny: there is no property "olny"; did you mean "only"?',
    ],
    [
      'the widget that draws its picture',
      "icon: 'library'",
      "icon: 'library',\n  example: { as: 'paragrph' }",
      'example.as: there is no widget "paragrph"; did you mean "paragraph"?',
    ],
    [
      'what its picture says',
      "icon: 'library'",
      "icon: 'library',\n  example: { as: 'paragraph', object: { contnet: 'novel' } }",
      'example.object.contnet: there is no property "contnet"; did you mean "content"?',
    ],
    [
      'a collection that it reads',
      "reads: ['book']",
      "reads: ['boko']",
      'objects.shelves.reads: there is no collection "boko"; did you mean "book"?',
      'layouts/books.json',
    ],
    ['a category', "category: 'data'", "category: 'dat'", 'category: there is no choice "dat"; did you mean "data"?'],
    [
      'a data source',
      "source: 'library.shelves'",
      "source: 'library.shelfs'",
      'objects.shelves.source: there is no data source "library.shelfs"; did you mean "library.shelves"?',
      'layouts/books.json',
    ],
    [
      'another type than its folder',
      "type: 'book_shelves'",
      "type: 'book_shelf'",
      'type: must be the name of its folder, "book_shelves"',
    ],
    [
      'a control',
      "'shelf_picker'",
      "'shelf_piker'",
      'props.only.x-control: there is no control "shelf_piker"; did you mean "shelf_picker"?',
    ],
  ],
  [shop]: [
    [
      'a field of a sample',
      '',
      sample({ book: [{ title: 'ก', shlef: 'novel' }] }),
      'records.book.0.shlef: there is no field "shlef"; did you mean "shelf"?',
    ],
    [
      'a kind of site that a sample is for',
      '',
      JSON.stringify({ site: 'shpo' }),
      'site: there is no choice "shpo"; did you mean "shop"?',
    ],
    ['a sample that does not fit', '', sample({ book: [{ title: 'ก' }, { isbn: '1' }] }), 'records.book.1.title: '],
    [
      'a sample of nothing',
      '',
      sample({ boook: [{}] }),
      'records.boook: there is no collection "boook"; did you mean "book"?',
    ],
  ],
  'server/index.ts': [
    [
      'server code that fails',
      'export const server',
      "throw new Error('no');\nexport const server",
      'it cannot be read: no',
    ],
  ],
  'server/calls/lendBook.ts': [
    [
      'a call that nobody may make',
      "who: 'person'",
      "who: 'persno'",
      'does not say in `who` who may make it; did you mean "person"?',
    ],
  ],
  [view]: [
    ['a view that does not build', 'export function BookShelves(', 'export function BookShelves((', ''],
    ['a view that imports what is not there', 'sala/runtime', './nothing.ts', ''],
    [
      'a view of another name',
      'export function BookShelves(',
      'export function Shelves(',
      'it does not export `BookShelves`',
    ],
  ],
};
