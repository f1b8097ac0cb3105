import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { showOnPage } from '../../../../tests/support/showOnPage.ts';
import { Gallery } from './Gallery.tsx';
import { widget } from './gallery.ts';

const images = [
  { url: '/a.jpg', alt: 'หนึ่ง' },
  { url: '/b.jpg', alt: 'สอง' },
];
const large = () => document.querySelector<HTMLImageElement>('.w-lightbox__image')?.alt;

it('opens large, walks round by the arrow keys, and gives the focus back', async () => {
  showOnPage(drawWidget(widget, Gallery, { properties: { images } }));
  const opener = page.getByRole('button', { name: 'ดูรูปใหญ่: หนึ่ง' });
  await userEvent.click(opener);
  await expect.poll(large).toBe('หนึ่ง');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(large).toBe('สอง');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(large).toBe('หนึ่ง');
  await userEvent.keyboard('{Escape}');
  await expect.poll(large).toBeUndefined();
  await expect.element(opener).toHaveFocus();
});
