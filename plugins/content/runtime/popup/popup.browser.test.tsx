import { type ReactNode, useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { Popup } from './Popup.tsx';
import { widget } from './popup.ts';

let root: Root | undefined;

beforeEach(() => localStorage.clear());
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

function show(properties: Record<string, unknown> = {}, editing = false, rows?: () => ReactNode) {
  root?.unmount();
  const host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  const content = { title: 'ประกาศ', textContent: '<p>ปิดทำการ</p>', delay: 0 };
  root.render(drawWidget(widget, Popup, { properties: { ...content, ...properties }, runtime: { editing }, rows }));
}

const dialog = () => page.getByRole('dialog', { name: 'ประกาศ' });
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

function Late() {
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHere(true), 300);
    return () => clearTimeout(timer);
  }, []);
  return <div className="s-rows">{isHere && <p>มาช้า</p>}</div>;
}

it('opens by itself with the focus inside', async () => {
  show();
  await expect.element(dialog()).toBeVisible();
  expect(document.activeElement?.closest('dialog')).not.toBeNull();
});

it('waits for its delay', async () => {
  show({ delay: 0.4 });
  await pause(150);
  expect(document.querySelector('dialog')?.open).toBe(false);
  await expect.element(dialog()).toBeVisible();
});

it('closes by Escape and by its button', async () => {
  show();
  await expect.element(dialog()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  show({ displayType: 'everyReload' });
  await userEvent.click(page.getByRole('button', { name: 'ปิด' }));
  expect(document.querySelector('dialog')?.open).toBe(false);
});

it('comes once to a visitor who has seen it', async () => {
  show();
  await expect.element(dialog()).toBeVisible();
  show();
  await pause(150);
  expect(document.querySelector('dialog[open]')).toBeNull();
});

it('comes each time when it is meant to', async () => {
  show({ displayType: 'everyReload' });
  await expect.element(dialog()).toBeVisible();
  show({ displayType: 'everyReload' });
  await expect.element(dialog()).toBeVisible();
});

it('closes by itself, unless someone has begun to use it', async () => {
  show({ autoclose: true, autocloseDelay: 1 });
  await expect.element(dialog()).toBeVisible();
  await expect.poll(() => document.querySelector('dialog[open]')).toBeNull();
  show({ displayType: 'everyReload', autoclose: true, autocloseDelay: 1 });
  await expect.element(dialog()).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await pause(1200);
  expect(document.querySelector('dialog[open]')).not.toBeNull();
});

it('shows the rows of a popup of the site, and never opens without any', async () => {
  const named = { contentType: 'layout', popup: 'offer', title: '', displayType: 'everyReload' };
  show(named, false, () => <p>ลดครึ่งราคา</p>);
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expect.element(page.getByText('ลดครึ่งราคา')).toBeVisible();
  // As a page draws no rows, where the reader may not see the popup.
  show(named, false, () => <div className="s-rows" />);
  await pause(150);
  expect(document.querySelector('dialog[open]')).toBeNull();
});

it('waits for rows that come after its delay, as on a slow device', async () => {
  show({ contentType: 'layout', popup: 'offer', title: '', displayType: 'everyReload' }, false, () => <Late />);
  await pause(150);
  expect(document.querySelector('dialog[open]')).toBeNull();
  await expect.element(page.getByText('มาช้า')).toBeVisible();
});

it('leads in the builder to the popup that it names', async () => {
  show({ contentType: 'layout', popup: 'offer' }, true);
  const link = page.getByRole('link', { name: 'แก้ไขป๊อปอัป' });
  await expect.element(link).toHaveAttribute('href', '/cms/builder/popup%2Foffer');
});

it('rests in the builder, where its content is drawn in place', async () => {
  show({}, true);
  await expect.element(page.getByText('ปิดทำการ')).toBeVisible();
  expect(document.querySelector('dialog')).toBeNull();
});
