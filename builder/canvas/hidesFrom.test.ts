import { expect, it } from 'vitest';
import { hidesFrom } from './hidesFrom.ts';

const course = { id: 'a', price: 250 };
const of = { record: null, item: course };

it('hides what the record does not meet', () => {
  expect(hidesFrom({ 'item.price': 0 }, of)).toBe(true);
  expect(hidesFrom({ 'item.price': { $gt: 0 } }, of)).toBe(false);
  expect(hidesFrom({ 'record.price': 0 }, { record: course, item: undefined })).toBe(true);
  expect(hidesFrom({ $or: [{ 'item.price': 0 }, { 'item.id': 'b' }] }, of)).toBe(true);
  expect(hidesFrom(undefined, of)).toBe(false);
});

it('says nothing of the reader, the form, or a record that is not there', () => {
  expect(hidesFrom({ 'user.role': 'student' }, of)).toBe(false);
  expect(hidesFrom({ 'form.kind': 'a' }, of)).toBe(false);
  expect(hidesFrom({ 'record.price': 0 }, of)).toBe(false);
  expect(hidesFrom({ 'item.price': '$form.price' }, of)).toBe(false);
  expect(hidesFrom({ $or: [{ 'item.price': 0 }, { 'user.role': 'student' }] }, of)).toBe(false);
  expect(hidesFrom({ 'item.price': 0, 'user.role': 'student' }, of)).toBe(true);
});
