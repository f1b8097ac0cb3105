import { expect, it } from 'vitest';
import type { Visit } from '../sites/visit.ts';
import { presentSession } from './presentSession.ts';

const session = { userId: 'u', name: 'สมชาย ใจดี', email: 'a@b.example', role: 'user', phone: '0812345678' };
const present = (more: object) =>
  presentSession({ language: 'th', session: { ...session, ...more } } as unknown as Visit).user;

it('tells the telephone of a person to themselves', () => {
  expect(present({})).toMatchObject({ name: session.name, phone: session.phone });
});

it.each([
  ['before their second factor', { needsFactor: true }],
  ['while their password is due', { mustReset: true }],
  ['before their locked screen', { locked: true }],
  ['who was let in for them', { via: 'bypass' }],
])('does not tell it %s', (_, more) => {
  expect(present(more)?.phone).toBeUndefined();
});
