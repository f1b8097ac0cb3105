import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { listTexts } from '../../builder/document/catalog/listTexts.ts';
import { listDrawnTexts } from '../../builder/typing/findDrawnText.ts';
import { Card } from '../../plugins/structure/runtime/card/Card.tsx';
import { widget } from '../../plugins/structure/runtime/card/card.ts';
import { drawWidget } from '../support/drawWidget.tsx';

it('lets the badge of a card be typed where it stands, and tells it from a heading that says the same', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  const properties = { badge: 'แนะนำ', title: 'แนะนำ', text: 'สำหรับคุณ' };
  root.render(drawWidget(widget, Card, { properties }));
  await expect.poll(() => host.querySelector('article')).not.toBeNull();
  const drawn = listDrawnTexts(host, listTexts(properties, widget.props, 'th'));
  const places = drawn.map(({ text, nodes: [first] }) => [text.path[0], first.parentElement?.className]);
  expect(places).toEqual([
    ['badge', 'w-card__badge'],
    ['title', 'w-card__title'],
    ['text', 'w-card__text'],
  ]);
});
