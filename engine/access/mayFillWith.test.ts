import { expect, it } from 'vitest';
import type { OwnRole } from '../../schemas/people/ownRole.ts';
import { compileCollection } from '../collection/compileCollection.ts';
import type { Transition } from '../machine/readMachine.ts';
import { mayFillWith } from './mayFillWith.ts';

const title = { th: 'ก', en: 'a' };
const collection = compileCollection({
  name: 'order',
  title,
  type: 'object',
  properties: { items: { type: 'array' } },
});
const receive = (roles?: string[]): Transition => ({
  event: 'RECEIVE',
  to: 'received',
  meta: { title, ...(roles && { roles }) },
  actions: [],
});
const own = (part: Partial<OwnRole>): OwnRole => ({ id: 'dock', title, base: 'user', ...part });
const may = (role: string, transition: Transition, part?: Partial<OwnRole>) =>
  mayFillWith({ collection, actor: { id: 'u1', role, ...(part && { own: own(part) }) } }, transition, 'items');

it('lets those fill in what an event corrects whom it names, and nobody by an event that names none', () => {
  expect(may('warehouse', receive(['warehouse']))).toBe(true);
  expect(may('sales', receive(['warehouse']))).toBe(false);
  expect(may('warehouse', receive())).toBe(false);
});

it('follows what an own role is granted, field by field, and what it denies', () => {
  const grant = { collection: 'order', events: ['RECEIVE'] };
  expect(may('user', receive(['warehouse']), { grants: [grant] })).toBe(true);
  expect(may('user', receive(['warehouse']), { grants: [{ ...grant, fields: ['note'] }] })).toBe(false);
  expect(may('user', receive(['warehouse']), { grants: [{ ...grant, events: ['SEND'] }] })).toBe(false);
  const denies = [{ collection: 'order', actions: ['update' as const], fields: ['items'] }];
  expect(may('warehouse', receive(['warehouse']), { denies })).toBe(false);
});
