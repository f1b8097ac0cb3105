import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { Navigation } from './Navigation.tsx';
import { widget } from './navigation.ts';

let root: Root | undefined;
const items = [
  { uid: 'a', title: 'หน้าแรก', target: '#home' },
  { uid: 'b', title: 'หลักสูตร', target: '', subMenu: [{ uid: 'c', title: 'ออนไลน์', target: '#online' }] },
  { uid: 'd', title: 'ติดต่อ', target: '#contact' },
];

beforeEach(async () => {
  // Moves the pointer of the previous test away: a menu would open under it.
  const aside = document.body.appendChild(document.createElement('p'));
  aside.style.marginBlockStart = '400px';
  aside.textContent = 'aside';
  await userEvent.hover(aside);
  aside.remove();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(drawWidget(widget, Navigation, { properties: { source: 'items', items } }));
  await expect.element(page.getByRole('navigation', { name: 'เมนู' })).toBeVisible();
});
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

const parent = () => page.getByRole('button', { name: 'หลักสูตร' });
const child = () => page.getByRole('link', { name: 'ออนไลน์' });

it('opens a submenu by its button and closes it by Escape, the focus back on the button', async () => {
  await userEvent.click(parent());
  await expect.element(child()).toBeVisible();
  await expect.element(parent()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  await expect.element(parent()).toHaveAttribute('aria-expanded', 'false');
  await expect.element(parent()).toHaveFocus();
});

it('closes a submenu when the focus leaves it', async () => {
  await userEvent.click(parent());
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(parent()).toHaveAttribute('aria-expanded', 'false');
});

it('walks by the arrow keys over what can be seen', async () => {
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(page.getByRole('link', { name: 'ติดต่อ' })).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(page.getByRole('link', { name: 'หน้าแรก' })).toHaveFocus();
});
