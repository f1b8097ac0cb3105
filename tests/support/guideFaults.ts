export const book = 'collections/book/book.schema.json';
export const loan = 'collections/book_loan/book_loan.machine.ts';
const loanSchema = 'collections/book_loan/book_loan.schema.json';
const widget = 'runtime/book_shelves/book_shelves.ts';
const view = 'runtime/book_shelves/BookShelves.tsx';
export const shop = 'sample/shop.json';
const page = 'layouts/x.json';

const layout = (object: object) =>
  JSON.stringify({
    ...{ version: 1, kind: 'screen', settings: {} },
    rows: [{ uid: 'r', columns: [{ uid: 'c', objects: [{ uid: 'o', v: 1, ...object }] }] }],
  });
export const sample = (records: object) => JSON.stringify({ site: 'shop', records });
const faultyGuard = (guard: object) =>
  `event: 'RETURN', guards: [${JSON.stringify({ if: 'true', message: { th: 'ก', en: 'a' }, ...guard })}],`;
const faultyAction = (action: object) => `event: 'RETURN', actions: [${JSON.stringify(action)}],`;
const returned = 'states.lent.transitions.returned';
const takenCollection = JSON.stringify({
  name: 'course',
  title: { th: 'ก', en: 'C' },
  type: 'object',
  properties: { a: { type: 'string' } },
});

type FaultRow = [what: string, from: string, to: string, said: string, saidOf?: string];

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
  [loan]: [
    [
      'an effect',
      "effects: ['thank_borrower']",
      "effects: ['thank_borower']",
      'states.returned.effects: there is no effect "thank_borower"; did you mean "thank_borrower"?',
    ],
    [
      'a role of an event',
      "roles: ['admin', 'employee']",
      "roles: ['admin', 'employe']",
      `${returned}.roles.1: there is no role "employe"; did you mean "employee"?`,
    ],
    [
      'a state',
      'returned: takeBack,',
      'retruned: takeBack,',
      'states.lent.transitions.retruned: there is no state "retruned"; did you mean "returned"?',
    ],
    [
      'a stamp of no field',
      "stamps: { returned_at: 'now' }",
      "stamps: { retuned_at: 'now' }",
      'states.returned.stamps: there is no field "retuned_at"; did you mean "returned_at"?',
    ],
    [
      'an event that stands twice',
      "event: 'LOSE'",
      "event: 'RETURN'",
      'states.lent.transitions.lost: the event RETURN leads to returned already',
    ],
    [
      'a key of an event',
      "event: 'RETURN',",
      "event: 'RETURN', guard: [],",
      `${returned}: there is no key "guard"; did you mean "guards"?`,
    ],
    [
      'a field that it corrects',
      "event: 'RETURN',",
      "event: 'RETURN', corrects: ['deu'],",
      `${returned}.corrects: there is no field "deu"; did you mean "due"?`,
    ],
    [
      'a role to notify',
      "event: 'RETURN',",
      faultyAction({ notify: { roles: ['amdin'], title: { th: 'ก', en: 'a' } } }),
      `${returned}.actions.0.notify.roles.0: there is no role "amdin"; did you mean "admin"?`,
    ],
    ...(
      [
        ['a key of a guard', { feild: 'due' }, '0: there is no key "feild"; did you mean "field"?'],
        ['a field of a guard', { field: 'deu' }, '0.field: there is no field "deu"; did you mean "due"?'],
        [
          'a field of a related record',
          { if: 'book.copeis > 0' },
          '0.if: The formula is wrong at character 6: there is no field copeis; did you mean "copies"?',
        ],
        ['a guard that is neither true nor false', { if: 'record.number' }, '0.if: must be true or false'],
      ] as const
    ).map(
      ([what, guard, said]): FaultRow => [what, "event: 'RETURN',", faultyGuard(guard), `${returned}.guards.${said}`],
    ),
    ...(
      [
        ['a kind of action', { sett: {} }, 'an action is one of '],
        ['a key of an action', { set: {}, wen: 'true' }, 'there is no key "wen"; did you mean "when"?'],
        [
          'an effect of an action',
          { effect: 'thank_borower' },
          'there is no effect "thank_borower"; did you mean "thank_borrower"?',
        ],
        [
          'a pattern of an action',
          { number: 'number', pattern: 'library_laon' },
          'there is no number pattern "library_laon"; did you mean "library_loan"?',
        ],
        [
          'a collection that it creates',
          { create: 'boook', fields: {} },
          'there is no collection "boook"; did you mean "book"?',
        ],
        [
          'a collection that it changes',
          { set: {}, in: 'boook', where: {} },
          'there is no collection "boook"; did you mean "book"?',
        ],
        [
          'a field of its target',
          { add: { copeis: 1 }, on: 'book' },
          'there is no field "copeis"; did you mean "copies"?',
        ],
        [
          'a field that leads there',
          { add: { copies: 1 }, on: 'boook' },
          'there is no field "boook"; did you mean "book"?',
        ],
        ['a list of lines', { set: {}, each: 'itmes' }, 'there is no list "itmes"'],
        [
          'an event that it sends',
          { transition: 'RETRUN', in: 'book_loan', where: { id: 'x' } },
          'there is no event "RETRUN"; did you mean "RETURN"?',
        ],
        [
          'a state in which it creates',
          { create: 'book_loan', fields: {}, state: 'lnt' },
          'there is no state "lnt"; did you mean "lent"?',
        ],
        [
          'a placeholder of a notification',
          { notify: { to: 'record.borrower', title: { th: '{{record.numbre}}', en: 'a' } } },
          'record.numbre: The formula is wrong at character 8: there is no field numbre; did you mean "number"?',
        ],
        [
          'a notification to nobody',
          { notify: { title: { th: 'ก', en: 'a' } } },
          'says nobody to tell: it needs "to" or "roles"',
        ],
        [
          'a formula of an action, with its place',
          { set: { due: 'record.deu' } },
          'record.deu: The formula is wrong at character 8: there is no field deu; did you mean "due"?',
        ],
      ] as const
    ).map(
      ([what, action, said]): FaultRow => [
        what,
        "event: 'RETURN',",
        faultyAction(action),
        `${returned}.actions.0: ${said}`,
      ],
    ),
  ],
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
  [widget]: [
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
