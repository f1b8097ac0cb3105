import { expect, it, vi } from 'vitest';
import { createFormStore } from './formStore.ts';

const required = (value: unknown) => (value ? undefined : 'missing');

it('tells only those who watch the field that changed', () => {
  const form = createFormStore();
  const [one, other] = [vi.fn(), vi.fn()];
  form.subscribe('one', one);
  form.subscribe('other', other);
  form.set('one', 'ก');
  expect(one).toHaveBeenCalledTimes(1);
  expect(other).not.toHaveBeenCalled();
});

it('tells nobody when nothing changes', () => {
  const form = createFormStore({ one: 'ก' });
  const listener = vi.fn();
  form.subscribe('one', listener);
  form.set('one', 'ก');
  expect(listener).not.toHaveBeenCalled();
});

it('gives a field its first value, but never over what was typed', () => {
  const form = createFormStore();
  form.register('one', { initial: 'first' });
  form.set('one', 'typed');
  form.register('one', { initial: 'first' });
  expect(form.values()).toEqual({ one: 'typed' });
});

it('complains only after the person has left the field', () => {
  const form = createFormStore();
  form.register('one', { check: required });
  form.set('one', '');
  expect(form.read('one').error).toBeUndefined();
  form.touch('one');
  expect(form.read('one').error).toBe('missing');
  form.set('one', 'ก');
  expect(form.read('one').error).toBeUndefined();
});

it('asks a further judge of the whole form where the field itself has no complaint', () => {
  const form = createFormStore({}, (name, value) => (value === 'odd' ? `${name} is odd` : undefined));
  form.register('one', { check: (value) => (value ? undefined : 'missing') });
  expect(form.check()).toEqual(['one']);
  expect(form.read('one').error).toBe('missing');
  form.set('one', 'odd');
  expect(form.read('one').error).toBe('one is odd');
  form.set('one', 'even');
  expect(form.read('one').error).toBeUndefined();
});

it('names every field at fault, in order', () => {
  const form = createFormStore({ b: 'filled' });
  for (const name of ['a', 'b', 'c']) form.register(name, { check: required });
  expect(form.check()).toEqual(['a', 'c']);
  expect(form.read('c')).toMatchObject({ touched: true, error: 'missing' });
});

it('forgets the check of a field that has gone', () => {
  const form = createFormStore();
  const forget = form.register('one', { check: required });
  forget();
  expect(form.check()).toEqual([]);
});

it('tells whoever depends on values, not about errors', () => {
  const form = createFormStore();
  const listener = vi.fn();
  form.subscribeAll(listener);
  form.setError('one', 'taken');
  expect(listener).not.toHaveBeenCalled();
  form.set('one', 'x');
  expect(listener).toHaveBeenCalledTimes(1);
});

it('checks only the fields that are named', () => {
  const form = createFormStore();
  for (const name of ['a', 'b']) form.register(name, { check: required });
  expect(form.check(new Set(['b']))).toEqual(['b']);
  expect(form.read('a').error).toBeUndefined();
});

it('goes back to the first values, without complaints', () => {
  const form = createFormStore();
  form.register('a', { initial: 'first', check: required });
  form.set('a', '');
  form.touch('a');
  form.reset();
  expect(form.read('a')).toEqual({ value: 'first', error: undefined, touched: false });
});

it('keeps as a draft what somebody gave, never what is private', () => {
  const form = createFormStore();
  form.register('name', { initial: '' });
  form.register('untouched', { initial: 'x' });
  form.register('password', { isPrivate: true });
  form.set('name', 'สมชาย');
  form.set('password', 'secret');
  expect(form.draft()).toEqual({ name: 'สมชาย' });
});

it('gives a draft to fields that are there and to those that come later, but not to private ones', () => {
  const form = createFormStore();
  form.register('now', { initial: '' });
  form.restore({ now: 'ก', later: 'ข', password: 'secret' });
  form.register('later', { initial: 'first' });
  form.register('password', { isPrivate: true });
  expect(form.values()).toEqual({ now: 'ก', later: 'ข' });
});

it('keeps what the server refused while the value is the same', () => {
  const form = createFormStore({ one: 'x' });
  form.register('one', { check: required });
  form.setError('one', 'taken');
  form.touch('one');
  expect(form.read('one').error).toBe('taken');
  form.set('one', 'y');
  expect(form.read('one').error).toBeUndefined();
});

it('forgets all about the fields of a copy that was taken away', () => {
  const form = createFormStore();
  form.register('people.1.name', { initial: 'a', check: required });
  form.register('people.10.name', { initial: 'b' });
  form.forget('people.1.');
  expect(form.values()).toEqual({ 'people.10.name': 'b' });
  form.register('people.1.name', { initial: 'fresh' });
  expect(form.read('people.1.name').value).toBe('fresh');
});

it('answers the same values while nothing changes', () => {
  const form = createFormStore({ one: 'x' });
  const before = form.values();
  form.touch('one');
  expect(form.values()).toEqual(before);
  form.set('one', 'y');
  expect(form.values()).toEqual({ one: 'y' });
});

it('checks a field that was left before its check was there', () => {
  const form = createFormStore();
  form.touch('late');
  form.register('late', { check: required });
  expect(form.read('late').error).toBe('missing');
});

it('remembers what it began with, for fields that are drawn later', () => {
  const form = createFormStore({ total: 1 });
  form.set('total', 2);
  expect(form.atStart('total').value).toBe(1);
  expect(form.atStart('other').value).toBeUndefined();
});
