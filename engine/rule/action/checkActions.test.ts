import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../schemas/json.ts';
import type { Action } from '../../../schemas/machine/action.ts';
import { compileCollection } from '../../collection/compileCollection.ts';
import { defineRecordMachine } from '../../machine/defineRecordMachine.ts';
import { listPlaces } from '../../machine/listPlaces.ts';
import { checkActions } from './checkActions.ts';
import type { ActionNames } from './checkNames.ts';

const title = { th: 'ก', en: 'A' };
const define = (name: string, properties: JsonObject) =>
  compileCollection({ name, title, type: 'object', properties } as never);

const product = define('product', { name: { type: 'string' }, on_hand: { type: 'number' } });
const machineOf = (actions: Action[], effects: string[] = []) =>
  defineRecordMachine({
    id: 'order',
    initial: 'draft',
    states: { draft: { title, transitions: { sold: { title, event: 'SELL', actions, effects } } }, sold: { title } },
  });
const order = define('order', {
  number: { type: 'string' },
  product_id: { type: 'string', 'x-ref': 'product' },
  quantity: { type: 'number' },
  items: {
    type: 'array',
    items: {
      type: 'object',
      properties: {
        product_id: { type: 'string', 'x-ref': 'product' },
        quantity: { type: 'number' },
        sent: { type: 'number' },
      },
    },
  },
});
const shelf = defineRecordMachine({
  id: 'product',
  initial: 'on_shelf',
  states: { on_shelf: { title, transitions: { gone: { title, event: 'TAKE' } } }, gone: { title } },
});

const known = {
  ...{
    collection: ['product', 'user', 'unread'],
    effect: ['mail.send'],
    sequence: ['sales_order'],
    role: [],
    route: [],
  },
  flowStart: ['order_sold'],
};
const names: ActionNames = {
  find: (name) => (name === 'product' ? { collection: product, machine: shelf } : undefined),
  of: (kind) => new Set(known[kind]),
  documents: () => [],
  isUnsure: () => false,
};

function faultsOf(action: unknown, effects: string[] = [], sure = names): string[] {
  const machine = machineOf([action as Action], effects);
  return listPlaces(machine)
    .flatMap((place) => checkActions({ collection: order, machine, names: sure, path: place.path }, place))
    .map(({ path, message }) => `${path}: ${message}`);
}

describe('checkActions', () => {
  it.each([
    [{ set: { quantity: 'record.quantity + 1' } }],
    [{ add: { on_hand: '-line.quantity' }, each: 'items', on: 'line.product_id', min: 0 }],
    [{ add: { on_hand: 1 }, in: 'product', where: { name: '$record.number' }, orCreate: { name: 'record.number' } }],
    [{ transition: 'TAKE', on: 'product_id', when: 'record.quantity > 0' }],
    [{ create: 'product', fields: { name: 'record.number' }, state: 'on_shelf', link: 'product_id' }],
    [{ create: 'order', fields: { number: 'record.number' }, state: 'sold' }],
    [
      {
        create: 'product',
        unless: { name: '$record.number' },
        fields: { name: 'product.name' },
        when: 'product.on_hand > 0',
      },
    ],
    [
      {
        create: 'product',
        each: 'items',
        take: {
          from: 'product',
          where: { id: '$line.product_id' },
          sort: { name: 1 },
          of: 'on_hand',
          amount: 'line.quantity - line.sent',
          partial: "line.product.name == 'ก'",
          taken: 'sent',
        },
        fields: { name: 'target.name', on_hand: 'taken' },
      },
    ],
    [{ each: 'items', set: { 'line.sent': 0 } }],
    [{ number: 'number', pattern: 'sales_order' }],
    [{ effect: 'mail.send', when: 'record.quantity > 10' }],
    [{ create: 'unread', fields: { whatever: 1 } }],
    [{ flow: 'order_sold', input: { sum: 'record.quantity * 2' }, when: 'record.quantity > 10' }],
  ])('takes %j', (action) => expect(faultsOf(action)).toEqual([]));

  it.each<[unknown, string]>([
    [
      { create: 'product', fields: {}, take: { from: 'product', where: {}, of: 'on_hnd', amount: '1' } },
      'there is no field "on_hnd"; did you mean "on_hand"?',
    ],
    [
      { create: 'product', fields: {}, take: { from: 'produc', where: {}, of: 'on_hand', amount: '1' } },
      'there is no collection "produc"; did you mean "product"?',
    ],
    [
      { create: 'product', fields: {}, take: { from: 'product', where: {}, of: 'on_hand', amount: '1', takn: 'sent' } },
      'there is no key "takn"; did you mean "taken"?',
    ],
    [{ create: 'product', fields: { name: 'product.nme' } }, 'there is no field nme; did you mean "name"?'],
    [{ each: 'items', set: { 'line.snt': 0 } }, 'there is no field "line.snt"; did you mean "line.sent"?'],
    [{ sets: {} }, 'an action is one of transition, create, number, effect, notify, document, flow, add, set'],
    [{ set: {}, wen: 'true' }, 'there is no key "wen"; did you mean "when"?'],
    [{ set: { quantty: 1 } }, 'there is no field "quantty"; did you mean "quantity"?'],
    [{ set: { quantity: 'record.quantiy' } }, 'quantity'],
    [{ set: { number: "'x'" }, when: 'record.quantity' }, 'must be a boolean'],
    [{ add: { on_hand: 1 }, each: 'item', on: 'product_id' }, 'there is no list "item"; did you mean "items"?'],
    [{ add: { on_hand: 1 }, on: 'produkt_id' }, 'there is no field "produkt_id"; did you mean "product_id"?'],
    [{ add: { on_hand: 1 }, on: 'line.product_id' }, 'line.product_id needs "each"'],
    [{ add: { name: 1 }, on: 'product_id' }, 'there is no field "name"'],
    [{ add: { on_hand: 'line.quantty' }, each: 'items', on: 'line.product_id' }, 'quantity'],
    [{ set: {}, on: 'number' }, 'number has no x-ref; name its collection by "in"'],
    [{ set: { name: "''" }, in: 'prodct', where: {} }, 'there is no collection "prodct"; did you mean "product"?'],
    [{ set: {}, in: 'product', where: { nam: 1 } }, 'there is no field "nam"; did you mean "name"?'],
    [{ transition: 'TAKEN', on: 'product_id' }, 'there is no event "TAKEN"; did you mean "TAKE"?'],
    [{ transition: 'SELL' }, 'it needs "on" or "where"'],
    [{ create: 'products', fields: {} }, 'there is no collection "products"; did you mean "product"?'],
    [{ create: 'product', fields: {}, state: 'gone' }, 'there is no state "gone"'],
    [{ create: 'order', fields: {}, state: 'solt' }, 'there is no state "solt"; did you mean "sold"?'],
    [{ create: 'product', fields: {}, lines: { from: 'items', to: 'items', fields: {} } }, 'there is no list "items"'],
    [
      { number: 'number', pattern: 'sale_order' },
      'there is no number pattern "sale_order"; did you mean "sales_order"?',
    ],
    [{ set: {}, in: 'user', where: {} }, 'user is not changed by actions'],
    [{ flow: 'order_sol' }, 'there is no start of flows "order_sol"; did you mean "order_sold"?'],
    [{ flow: 'order_sold', input: { sum: 'record.quantiti' } }, 'did you mean "quantity"?'],
    [{ effect: 'mail.sent' }, 'there is no effect "mail.sent"; did you mean "mail.send"?'],
  ])('refuses %j', (action, message) => {
    const [fault = ''] = faultsOf(action);
    expect(fault).toContain('states.draft.transitions.sold.actions.0: ');
    expect(fault).toContain(message);
  });

  it('leaves names alone that could not be read', () => {
    const unsure = { ...names, isUnsure: () => true };
    expect(faultsOf({ effect: 'mail.sent' }, ['mail.sned'], unsure)).toEqual([]);
    expect(faultsOf({ number: 'number', pattern: 'sale_order' }, [], unsure)).toEqual([]);
  });

  it('knows the effects beside them', () => {
    expect(faultsOf({ set: {} }, ['mail.sned'])).toEqual([
      'states.draft.transitions.sold.effects: there is no effect "mail.sned"; did you mean "mail.send"?',
    ]);
  });
});
