import { expect, it } from 'vitest';
import { defineWidget, type Layout, type WidgetDefinition } from '../../../schemas/index.ts';
import { buildSession, buildSite } from '../../../tests/factories/buildPage.ts';
import { computingTime } from '../../../tests/support/computingTime.ts';
import { preparePage } from './preparePage.ts';

const note = defineWidget({
  type: 'note',
  title: { th: 'โน้ต', en: 'Note' },
  icon: 'note',
  category: 'content',
  version: 1,
  aliases: ['Note'],
  hydrate: 'never',
  props: {
    type: 'object',
    properties: { body: { type: 'string', 'x-control': 'rich-text', default: { th: 'ว่าง', en: 'Empty' } } },
  },
});
const find = (type: string): WidgetDefinition | undefined => (/^note$/i.test(type) ? note : undefined);

function prepare(objects: unknown[], role = 'public', language: 'th' | 'en' = 'th') {
  const layout = { version: 1, kind: 'page', settings: {}, rows: [{ uid: 'r', columns: [{ uid: 'c', objects }] }] };
  const visit = { session: buildSession({ role, language }), site: buildSite(), params: {} };
  return preparePage(layout as unknown as Layout, find, visit).rows[0]!.columns[0]!.objects;
}

it('gives a view what it was promised: today’s name, defaults, one language, clean HTML', () => {
  expect(
    prepare(
      [
        { uid: 'a', type: 'Note' },
        { uid: 'b', type: 'note', body: 'ก<script>x</script>' },
      ],
      'public',
      'en',
    ),
  ).toEqual([
    { uid: 'a', type: 'note', v: 1, body: 'Empty' },
    { uid: 'b', type: 'note', body: 'ก' },
  ]);
});

it('sends nobody what is meant for others', () => {
  const secret = { uid: 'a', type: 'note', body: 'ลับ', show: { 'user.role': 'admin' } };
  expect(prepare([secret])).toEqual([]);
  expect(prepare([secret], 'admin')).toHaveLength(1);
});

it('leaves the stored layout as it was', () => {
  const stored = [{ uid: 'a', type: 'Note', body: '<b onclick=x>ก</b>' }];
  const before = structuredClone(stored);
  prepare(stored);
  expect(stored).toEqual(before);
});

it('answers quickly to 10,000 objects, whatever they hold', async () => {
  const objects = Array.from({ length: 10_000 }, (_, index) => ({
    uid: `o${index}`,
    type: index % 2 ? 'note' : 'unknown',
    body: index % 3 ? '</script><script>alert(1)</script>'.repeat(5) : { deep: [null] },
    show: index % 5 ? undefined : { $where: 'while(true){}' },
    logics: index,
    rows: index % 7 ? undefined : 'rows',
  }));
  let prepared: ReturnType<typeof prepare> = [];
  expect(await computingTime(() => (prepared = prepare(objects)))).toBeLessThan(3000);
  expect(JSON.stringify(prepared.filter(({ type }) => type === 'note'))).not.toContain('<script');
});
