import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { demoLayout } from '../../testing/demoLayout.ts';
import { renderBuilder } from '../../testing/renderBuilder.tsx';

beforeEach(() => localStorage.removeItem('sala.builder.favourites'));

it('puts favourites first, remembers them, and adds them to the page as any other widget', async () => {
  await renderBuilder(demoLayout);
  const star = () => page.getByRole('button', { name: 'Favourite: Heading' });
  await userEvent.click(star());
  await expect.element(page.getByRole('heading', { name: 'Favourites' })).toBeVisible();
  expect(document.querySelector('.bd-palette [data-widget-type]')?.getAttribute('data-widget-type')).toBe('header');
  expect(JSON.parse(localStorage.getItem('sala.builder.favourites') ?? '')).toEqual(['header']);
  const count = () => document.querySelectorAll('.bd-paper [data-kind="object"]').length;
  const before = count();
  await userEvent.click(page.getByRole('button', { name: 'Heading', exact: true }).first());
  await expect.poll(count).toBe(before + 1);
  await userEvent.click(star().first());
  expect(page.getByRole('heading', { name: 'Favourites' }).query()).toBeNull();
});

it('marks what has the focus by a key, and its star is no stop on the way through the list', async () => {
  await renderBuilder(demoLayout);
  const item = document.querySelector<HTMLElement>('.bd-palette [data-widget-type="header"]');
  item?.focus();
  await userEvent.keyboard('*');
  await expect.element(page.getByRole('heading', { name: 'Favourites' })).toBeVisible();
  item?.focus();
  await userEvent.tab();
  expect(document.activeElement?.hasAttribute('data-widget-type')).toBe(true);
});
