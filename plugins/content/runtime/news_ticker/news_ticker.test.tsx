import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { NewsTicker } from './NewsTicker.tsx';
import { widget } from './news_ticker.ts';

const draw = (properties: Record<string, unknown>) =>
  renderToStaticMarkup(drawWidget(widget, NewsTicker, { properties }));
const items = [{ text: 'เปิดรับสมัคร', link: '/courses' }, { text: 'ปิดปรับปรุงระบบ' }];
const seconds = (html: string) => Number(/--w-ticker-time:([\d.]+)s/.exec(html)?.[1]);

it('moves to the left, in white, at speed 2 unless told otherwise', () => {
  const html = draw({ items });
  expect(html).toContain('w-ticker--left');
  expect(html).toContain('color:white');
  expect(seconds(html)).toBe(600 / 60);
});

it('takes half the time at twice the speed', () => {
  expect(seconds(draw({ items, speed: 4 }))).toBe(seconds(draw({ items, speed: 2 })) / 2);
});

it('says each news once to a screen reader and leads where it leads', () => {
  const html = draw({ items });
  expect(html.match(/<ul class="w-ticker__list">/g)).toHaveLength(1);
  expect(html.match(/<ul class="w-ticker__list" aria-hidden="true">/g)).toHaveLength(1);
  expect(html.match(/href="\/courses"/g)).toHaveLength(1);
});

it('can be stopped', () => {
  expect(draw({ items })).toMatch(/<input type="checkbox"[^>]*\/><span[^>]*>หยุดข่าววิ่ง/);
});

it('takes no colour that is none', () => {
  expect(draw({ items, color: 'red;position:fixed' })).toContain('color:white');
});

it('draws nothing without news', () => {
  expect(draw({ items: [{ text: '' }] })).not.toContain('w-ticker');
});
