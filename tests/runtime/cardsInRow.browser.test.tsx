import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { Card } from '../../plugins/structure/runtime/card/Card.tsx';
import { widget } from '../../plugins/structure/runtime/card/card.ts';
import { ColumnFrame } from '../../runtime/render/ColumnFrame.tsx';
import { RowFrame } from '../../runtime/render/RowFrame.tsx';
import mountains from '../../stories/mountains.svg?no-inline';
import { drawWidget } from '../support/drawWidget.tsx';
import '../../runtime/styles.css';

/** One row of the page, with these parts in columns of it. */
function drawRow(...parts: ReactNode[]) {
  const row = {
    uid: 'r',
    alignment: 'stretch' as const,
    columns: parts.map((_, index) => ({ uid: `c${index}`, objects: [] })),
  };
  return (
    <RowFrame row={row}>
      {row.columns.map((column, index) => (
        <ColumnFrame key={column.uid} column={column} siblings={row.columns}>
          {parts[index]}
        </ColumnFrame>
      ))}
    </RowFrame>
  );
}

/** Cards beside each other, each with a text and, in a row of its own, a button. */
async function show(width: number, ...cards: { text?: string; [property: string]: unknown }[]) {
  await page.viewport(width, 800);
  const host = document.body.appendChild(document.createElement('main'));
  host.className = 's-main';
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  const drawInside = (text = 'สั้น') => (
    <div className="s-rows">
      {drawRow(<p className="s-object">{text}</p>)}
      {drawRow(<div className="s-object">{<span className="s-button">เลือก</span>}</div>)}
    </div>
  );
  const drawCard = ({ text, ...properties }: (typeof cards)[number]) =>
    drawWidget(widget, Card, {
      properties: { title: 'มาตรฐาน', rows: [{ uid: 'a', columns: [] }], ...properties },
      rows: () => drawInside(text),
    });
  root.render(<div className="s-rows">{drawRow(...cards.map(drawCard))}</div>);
  await expect.poll(() => host.querySelectorAll('.s-button').length).toBe(cards.length);
  return (selector: string) => [...host.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
}

it.each(['outline', 'raised', 'sunken'])(
  'draws its badge on the edge, whole, with a picture and without: %s',
  async (look) => {
    const boxes = await show(1280, { badge: 'แนะนำ', look }, { badge: '-20%', look, image: mountains });
    const cards = boxes('.w-card');
    for (const [index, badge] of boxes('.w-card__badge').entries()) {
      const card = cards[index]!;
      expect(Math.abs((badge.top + badge.bottom) / 2 - card.top)).toBeLessThan(2);
      for (const y of [badge.top + 2, badge.bottom - 2])
        expect(document.elementFromPoint(badge.left + badge.width / 2, y)?.className).toBe('w-card__badge');
    }
  },
);

it('keeps a long badge within a card on a phone, and off what the card holds', async () => {
  const boxes = await show(390, { badge: 'Supercalifragilisticexpialidocious'.repeat(3), title: 'ยาว' });
  const [card, badge, title] = ['.w-card', '.w-card__badge', '.w-card__title'].map((name) => boxes(name)[0]!);
  expect(badge!.height).toBeGreaterThan(40);
  expect(badge!.right).toBeLessThan(card!.right);
  expect(title!.top).toBeGreaterThanOrEqual(badge!.bottom);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
});

it('has what neighbours hold begin and end on one line, with a badge or without', async () => {
  const boxes = await show(1280, {}, { badge: 'แนะนำ', look: 'raised', text: 'ยาว '.repeat(200) }, {});
  const lines = (selector: string, side: 'top' | 'bottom') =>
    new Set(boxes(selector).map((box) => Math.round(box[side])));
  expect(lines('.w-card__title', 'top').size).toBe(1);
  expect(lines('.s-button', 'bottom').size).toBe(1);
  const [first] = boxes('.s-button');
  expect(boxes('.w-card')[0]!.bottom - first!.bottom).toBeLessThan(24);
});
