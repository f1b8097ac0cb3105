import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { demoLayout } from '../../testing/demoLayout.ts';
import { renderBuilder } from '../../testing/renderBuilder.tsx';

it.each([390, 820, 1024, 1440])('lets no button lie on another at a width of %i', async (width) => {
  const title = 'หน้าที่มีชื่อยาวมากจนไม่เหลือที่ให้ปุ่มใดเลย '.repeat(3);
  await renderBuilder({ ...demoLayout, settings: { title } }, { language: 'th', width });
  const boxes = [...document.querySelectorAll('.bd-toolbar :is(button, a)')]
    .map((each) => each.getBoundingClientRect())
    .filter(({ width: own }) => own > 0)
    .toSorted((one, other) => one.left - other.left);
  const overlaps = boxes.slice(1).filter((box, at) => box.left < (boxes[at]?.right ?? 0));
  expect(overlaps).toEqual([]);
  expect(boxes.at(-1)?.right).toBeLessThanOrEqual(width);
});

it('shows the title of the page as it is typed', async () => {
  await renderBuilder(demoLayout);
  await userEvent.fill(page.getByLabelText('Title').first(), 'Autumn offers');
  await expect.element(page.getByRole('banner').getByRole('heading', { level: 1 })).toHaveTextContent('Autumn offers');
});
