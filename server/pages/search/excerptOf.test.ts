import { expect, it } from 'vitest';
import { excerptOf } from './excerptOf.ts';

it('shows what stands around the first word that is found', () => {
  const text = `${'ก่อน '.repeat(30)}เจ้าหน้าที่ความปลอดภัย ${'หลัง '.repeat(60)}`;
  const excerpt = excerptOf(text, ['ไม่มี', 'ความปลอดภัย']);
  expect(excerpt).toMatch(/^…ก่อน .*ความปลอดภัย.*…$/);
  expect(excerpt.length).toBeLessThan(400);
});

it('shows a short text whole, and the beginning where nothing is found', () => {
  expect(excerptOf('สั้นมาก', ['x'])).toBe('สั้นมาก');
  expect(excerptOf('', ['x'])).toBe('');
});
