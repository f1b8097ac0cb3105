import { renderToStaticMarkup } from 'react-dom/server';
import { defineProps, defineWidget } from 'sala/schemas';
import { expect, it } from 'vitest';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { LogList } from './LogList.tsx';
import type { LogEntry } from './logEntry.ts';

const title = { th: 'บันทึก', en: 'Log' };
const widget = defineWidget({
  ...({
    type: 'log',
    title,
    description: title,
    icon: 'history',
    category: 'data',
    version: 1,
    hydrate: 'never',
  } as const),
  props: defineProps({}),
});
const at = '2026-11-27T02:00:00.000Z';
const draw = (line: LogEntry) => {
  const html = renderToStaticMarkup(drawWidget(widget, () => <LogList lines={[line]} />));
  return html.replace(/<[^>]+>/g, ' ');
};

it('says which page was published, and which version of it', () => {
  const line = { at, action: 'layout.published', actor: 'มานี', targetKind: 'layout', targetId: 'page/about' };
  expect(draw({ ...line, changes: { version: 3 } })).toContain('page/about · ฉบับที่ 3 · โดย มานี');
});

it('leaves out ids that say nothing', () => {
  const line = { at, action: 'site.changed', actor: 'มานี', targetKind: 'site', targetId: '0199-aa' };
  expect(draw({ ...line, changes: { name: 'ใหม่' } })).not.toContain('0199-aa');
});
