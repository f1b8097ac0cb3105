import { expect, it } from 'vitest';
import { defineWidget, type Layout, type LayoutObject, type WidgetDefinition } from '../../../schemas/index.ts';
import { buildLayout } from '../../../tests/factories/buildPage.ts';
import { applyGuards } from './applyGuards.ts';
import type { PageFacts } from './pageFacts.ts';

const define = (type: string, page: boolean): WidgetDefinition =>
  defineWidget({
    type,
    title: { th: type, en: type },
    icon: 'x',
    category: 'shell',
    version: 1,
    hydrate: 'never',
    guard: () => ({ condition: { 'user.id': { $exists: true } }, page }),
    props: { type: 'object', properties: {} },
  });
const definitions = [define('gate', true), define('fence', false)];
const find = (type: string) => definitions.find((one) => one.type === type);
const facts = (user: PageFacts['user']): PageFacts => ({ user, site: {}, route: {} });
const visitor = facts({ role: 'public' });
const member = facts({ role: 'user', id: 'u1' });
const secret: LayoutObject = { uid: 's', type: 'paragraph', content: 'ลับ' };
const inside = (type: string): LayoutObject => ({
  uid: type,
  type,
  rows: buildLayout({}, [secret]).rows,
});
const page = (objects: LayoutObject[], over: Partial<Layout> = {}) => buildLayout(over, objects);
const text = (layout: Layout, who: PageFacts) => JSON.stringify(applyGuards(layout, find, who));

it('keeps the whole page from who fails, and leaves the guard to say so', () => {
  const layout = page([secret, inside('gate')], { kind: 'form', settings: { metaFrom: { uid: 's', request: 'r' } } });
  const closed = applyGuards(layout, find, visitor);
  expect(JSON.stringify(closed)).not.toContain('ลับ');
  expect(closed.rows[0]?.columns[0]?.objects).toMatchObject([{ uid: 'gate', rows: [] }]);
  expect([closed.kind, closed.settings.metaFrom]).toEqual(['page', undefined]);
  expect(applyGuards(layout, find, member)).toEqual(layout);
});

it('keeps what stands inside from who fails, and nothing else', () => {
  const layout = page([{ ...secret, content: 'เปิด' }, inside('fence')]);
  expect(text(layout, visitor)).toContain('เปิด');
  expect(text(layout, visitor)).not.toContain('ลับ');
  expect(text(layout, member)).toContain('ลับ');
});

it('guards from inside a container, and though the guard itself is hidden', () => {
  const deep: LayoutObject = { uid: 'box', type: 'box', rows: buildLayout({}, [inside('gate')]).rows };
  expect(text(page([secret, deep]), visitor)).not.toContain('ลับ');
  expect(text(page([secret, { uid: 'g', type: 'gate', hidden: true, show: false }]), visitor)).not.toContain('ลับ');
});

it('leaves a page without guards as it is', () => {
  const layout = page([secret]);
  expect(applyGuards(layout, find, visitor)).toBe(layout);
});
