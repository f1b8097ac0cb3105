import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Layout } from '../../schemas/index.ts';
import { findFaultsHere } from '../../tests/support/findFaultsHere.ts';
import { openInspector } from '../testing/openInspector.tsx';

const row = { uid: 'r', columns: [{ uid: 'c', objects: [] }], style: { padding: { top: 4 }, radius: 6 } };
const layout: Layout = { version: 1, kind: 'page', settings: {}, rows: [row] };

async function openLook() {
  const inspector = await openInspector({ id: 'r', layout });
  await userEvent.click(page.getByText('Spacing and background'));
  const devices = page.getByRole('group', { name: 'The look on' });
  const press = (name: string) => userEvent.click(devices.getByRole('button', { name, exact: true }));
  return { ...inspector, devices, press, readStyle: () => inspector.read('r')?.style };
}

it('gives a device a look of its own, marks it, and takes it back', async () => {
  const { devices, press, readStyle } = await openLook();
  await press('Phone');
  const steps = page.getByRole('group', { name: 'Steps of the scale: Padding' });
  await userEvent.click(steps.getByRole('button', { name: 'XS' }));
  const own = { top: 1, right: 1, bottom: 1, left: 1 };
  expect(readStyle()).toEqual({ ...row.style, on: { mobile: { padding: own } } });
  await expect.element(devices.getByRole('button', { name: 'Phone has a look of its own' })).toBeVisible();
  await expect.element(devices.getByRole('button', { name: 'Tablet', exact: true })).toBeVisible();
  expect(await findFaultsHere()).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'As on wider screens: Padding' }));
  expect(readStyle()).toEqual(row.style);
  expect(devices.getByRole('button', { name: /look of its own/ }).elements()).toEqual([]);
});

it('shows on a phone what the tablet has, and the desktop keeps its own', async () => {
  const { press, readStyle } = await openLook();
  await press('Tablet');
  const corners = page.getByRole('spinbutton', { name: 'Rounded corners (px)' });
  await expect.element(corners).toHaveValue(6);
  await userEvent.fill(corners, '12');
  await press('Phone');
  await expect.element(corners).toHaveValue(12);
  await press('Desktop');
  await expect.element(corners).toHaveValue(6);
  expect(readStyle()).toEqual({ ...row.style, on: { tablet: { radius: 12 } } });
});

it('offers for a device only what may differ there', async () => {
  const { press } = await openLook();
  const group = (name: string) => page.getByRole('group', { name, exact: true });
  await expect.element(group('Shadow')).toBeVisible();
  await press('Tablet');
  await expect.element(group('Padding')).toBeVisible();
  expect(group('Shadow').elements()).toEqual([]);
});
