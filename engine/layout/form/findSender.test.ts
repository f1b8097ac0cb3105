import { expect, it } from 'vitest';
import { findSenderAddress, findSenderName } from './findSender.ts';

it.each([
  [{ company: 'ศาลา', name: 'สมศรี', email: 'a@b.co' }, 'สมศรี', 'a@b.co'],
  [{ organisation: 'ศาลา', contact: 'คุณส้ม' }, 'คุณส้ม', undefined],
  [{ name: ' ', reach: 'a@b.co' }, 'a@b.co', 'a@b.co'],
  [{ people: [{ name: 'สมศรี' }], note: 'ไม่มี' }, undefined, undefined],
])('of the answers %o, the sender is %s', (data, name, address) => {
  expect([findSenderName(data), findSenderAddress(data)]).toEqual([name, address]);
});
