import { expect, it } from 'vitest';
import { nameEdited } from './nameEdited.ts';

it('calls what is edited by its kind; a saved block, and what is not read yet, by its key', () => {
  expect(nameEdited('page/order', 'form')).toBe('formKind');
  expect(nameEdited('page/home', 'page')).toBe('page');
  expect(nameEdited('block/offer', 'page')).toBe('blockKind');
  expect(nameEdited('popup/offer')).toBe('popupKind');
  expect(nameEdited('page/home')).toBe('page');
});
