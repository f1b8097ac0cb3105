import { createFormStore } from 'sala/runtime';
import { expect, it } from 'vitest';
import type { RecordField } from '../../shared/recordAnswer.ts';
import { followSlugs } from './useSlugs.ts';

const fields = [
  { field: 'title', schema: {} },
  { field: 'slug', schema: { 'x-slug-of': 'title' } },
] as RecordField[];

it('makes a name in the address from the title, until somebody types another', () => {
  const form = createFormStore();
  followSlugs(form, fields);
  form.set('title', 'เปิดรับสมัคร');
  expect(form.values().slug).toBe('เปิดรับสมัคร');
  form.set('title', { th: 'เปิดรับสมัคร 2569!', en: 'Open' });
  expect(form.values().slug).toBe('เปิดรับสมัคร-2569');
  form.set('slug', 'open');
  form.set('title', 'ปิดรับสมัคร');
  expect(form.values().slug).toBe('open');
});

it('leaves a name alone that was there before', () => {
  const form = createFormStore({ title: 'ก', slug: 'old' });
  followSlugs(form, fields);
  form.set('title', 'ข');
  expect(form.values().slug).toBe('old');
});
