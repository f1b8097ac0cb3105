import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { showOnPage } from '../../../../tests/support/showOnPage.ts';
import { Slideshow } from './Slideshow.tsx';
import { widget } from './slideshow.ts';

const slides = ['หนึ่ง', 'สอง', 'สาม'].map((title) => ({ title, link: '#there' }));

async function show(interval: number) {
  showOnPage(drawWidget(widget, Slideshow, { properties: { slides, interval } }));
  await expect.element(page.getByRole('button', { name: 'ภาพถัดไป' })).toBeVisible();
}

const seen = () => {
  const track = document.querySelector('.w-slideshow__track');
  return track ? Math.round(track.scrollLeft / track.clientWidth) : -1;
};
const aside = () =>
  userEvent.hover(document.body.appendChild(Object.assign(document.createElement('p'), { textContent: 'x' })));
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

it('goes on after the last slide with the first, and back', async () => {
  await show(0);
  await userEvent.click(page.getByRole('button', { name: 'ภาพก่อนหน้า' }));
  await expect.poll(seen).toBe(2);
  await userEvent.click(page.getByRole('button', { name: 'ภาพถัดไป' }));
  await expect.poll(seen).toBe(0);
});

it('walks by the arrow keys', async () => {
  await show(0);
  document.querySelector<HTMLElement>('.w-slideshow__track')?.focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(seen).toBe(1);
});

it('moves by itself, rests while it is pointed at, and stops when told', async () => {
  await show(300);
  await aside();
  await expect.poll(seen).toBeGreaterThan(0);
  await userEvent.hover(page.getByRole('button', { name: 'ภาพถัดไป' }));
  await pause(600); // lets a running scroll finish
  const rested = seen();
  await pause(700);
  expect(seen()).toBe(rested);
  await userEvent.click(page.getByRole('button', { name: 'หยุดเลื่อนเอง' }));
  await aside();
  await pause(700);
  expect(seen()).toBe(rested);
});
