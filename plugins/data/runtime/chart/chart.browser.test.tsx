import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { showOnPage } from '../../../../tests/support/showOnPage.ts';
import { buildChart } from '../testing/storyData.ts';
import { Chart } from './Chart.tsx';
import { widget } from './chart.ts';

it('reads a chart value by value with the arrow keys', async () => {
  showOnPage(drawWidget(widget, Chart, { properties: { query: { collection: 'x' } }, data: { chart: buildChart() } }));
  const plot = page.getByRole('slider');
  await expect.element(plot).toBeVisible();
  await userEvent.tab();
  await expect.element(plot).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowRight}');
  await expect.element(plot).toHaveAttribute('aria-valuetext', expect.stringContaining('กุมภาพันธ์ 2569'));
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('.w-chart__tip')).toBeNull();
});
