import type { FaultRow } from './faultRow.ts';

export const loan = 'collections/book_loan/book_loan.machine.ts';
const faultyGuard = (guard: object) =>
  `event: 'RETURN', guards: [${JSON.stringify({ if: 'true', message: { th: 'ก', en: 'a' }, ...guard })}],`;
const faultyAction = (action: object) => `event: 'RETURN', actions: [${JSON.stringify(action)}],`;
const returned = 'states.lent.transitions.returned';

/** Faults in the machine of the plugin of the guide. */
export const machineFaults: Record<string, FaultRow[]> = {
  [loan]: [
    [
      'a tone',
      "tone: 'warning'",
      "tone: 'warnign'",
      'states.overdue.tone: there is no choice "warnign"; did you mean "warning"?',
    ],
    ['a state without English', ", en: 'Lost' }", ' }', 'states.lost.title: needs a text in th and en'],
    ['no id', "id: 'book_loan',", "id: '',", 'id: needs a name'],
    [
      'a flag of a state',
      'final: true },\n    lost',
      "final: 'yes' },\n    lost",
      'states.returned.final: is true or false',
    ],
    ['a flag of an event', 'note: true', "note: 'yes'", 'states.lent.transitions.lost.note: is true or false'],
    [
      'what a stamp fills in',
      "returned_at: 'now'",
      "returned_at: 'nwo'",
      'states.returned.stamps: there is no choice "nwo"; did you mean "now"?',
    ],
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
    [
      'the path of a notification',
      "event: 'RETURN',",
      faultyAction({ notify: { to: 'record.borrower', title: { th: 'ก', en: 'a' }, path: '/libary/books' } }),
      `${returned}.actions.0.notify.path: there is no route "/libary/books"; did you mean "/library/books"?`,
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
          'a notification in one language',
          { notify: { to: 'record.borrower', title: { th: 'ก' } } },
          'needs a title in th and en',
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
};
