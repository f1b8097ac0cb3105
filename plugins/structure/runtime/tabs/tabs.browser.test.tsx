import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { Tabs } from './Tabs.tsx';
import { widget } from './tabs.ts';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  history.replaceState(null, '', location.pathname + location.search);
});

const tabs = [
  { uid: 'a', title: 'ภาพรวม' },
  { uid: 'b', title: 'ราคา', anchor: 'ราคา' },
  { uid: 'c', title: 'รีวิว' },
];

async function show() {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(drawWidget(widget, Tabs, { properties: { tabs }, rows: (panel) => <p>แผง {panel}</p> }));
  await expect.element(page.getByRole('tab', { name: 'ภาพรวม' })).toBeVisible();
}

it('chooses by the arrow keys, round both ends', async () => {
  await show();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByText('แผง c')).toBeVisible();
  await expect.element(page.getByRole('tab', { name: 'รีวิว' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByText('แผง a')).toBeVisible();
});

it('writes the tab into the address and follows it', async () => {
  await show();
  await userEvent.click(page.getByRole('tab', { name: 'ราคา' }));
  expect(decodeURIComponent(location.hash)).toBe('#ราคา');
  root?.unmount();
  await show();
  await expect.element(page.getByText('แผง b')).toBeVisible();
});
