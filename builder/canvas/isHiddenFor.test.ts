import { expect, it } from 'vitest';
import { isHiddenFor } from './isHiddenFor.ts';

const course = { id: 'a', price: 250 };
const of = { record: null, item: course };

it('hides what the record does not meet', () => {
  expect(isHiddenFor({ 'item.price': 0 }, of)).toBe(true);
  expect(isHiddenFor({ 'item.price': { $gt: 0 } }, of)).toBe(false);
  expect(isHiddenFor({ 'record.price': 0 }, { record: course, item: undefined })).toBe(true);
  expect(isHiddenFor({ $or: [{ 'item.price': 0 }, { 'item.id': 'b' }] }, of)).toBe(true);
  expect(isHiddenFor(undefined, of)).toBe(false);
});

it('says nothing of the reader, the form, or a record that is not there', () => {
  expect(isHiddenFor({ 'user.role': 'student' }, of)).toBe(false);
  expect(isHiddenFor({ 'form.kind': 'a' }, of)).toBe(false);
  expect(isHiddenFor({ 'record.price': 0 }, of)).toBe(false);
  expect(isHiddenFor({ 'item.price': '$form.price' }, of)).toBe(false);
  expect(isHiddenFor({ $or: [{ 'item.price': 0 }, { 'user.role': 'student' }] }, of)).toBe(false);
  expect(isHiddenFor({ 'item.price': 0, 'user.role': 'student' }, of)).toBe(true);
});
