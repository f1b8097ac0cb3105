import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createFormStore, FormProvider, type WidgetViewProps } from 'sala/runtime';
import type { JsonObject } from 'sala/schemas';
import { expect } from 'storybook/test';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { RecordContext } from '../record/RecordContext.ts';
import { useComputed } from '../record/useComputed.ts';
import { buildDocument, buildLines } from '../testing/buildDocument.ts';
import { LineItems } from './LineItems.tsx';
import { widget } from './line_items.ts';

type Properties = Parameters<typeof LineItems>[0]['object'];

/** The widget in a form in which formulas run. */
function Drawn(props: WidgetViewProps<Properties>) {
  const { lines, isLocked, errors } = props.data as { lines: JsonObject[]; isLocked?: boolean; errors?: JsonObject };
  const [answer] = useState(() => buildDocument(lines, isLocked ? { writable: [] } : {}));
  const [form] = useState(() => {
    const store = createFormStore({ items: lines });
    for (const [name, text] of Object.entries(errors ?? {})) store.setError(name, String(text));
    return store;
  });
  useComputed(form, answer);
  return (
    <RecordContext value={answer}>
      <FormProvider form={form}>
        <LineItems {...props} />
      </FormProvider>
    </RecordContext>
  );
}

const meta: Meta<StoryArgs> = {
  render: drawStory(widget, Drawn),
  args: { properties: { name: 'items', label: 'รายการสินค้า' } },
};

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = { args: { data: { lines: buildLines(5) } } };

export const Empty: Story = { args: { data: { lines: [] } } };

export const WithErrors: Story = {
  args: {
    data: {
      lines: [...buildLines(2), { quantity: 'สอง', unit: 'ชิ้น' }],
      errors: { 'items.2.quantity': 'จำนวนอ่านค่าไม่ได้', 'items.2.product_id': 'ไม่พบสินค้า “XX-99”' },
    },
  },
};

export const Locked: Story = { args: { data: { lines: buildLines(4), isLocked: true } } };

export const ThousandLines: Story = {
  args: { data: { lines: buildLines(1000) } },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '1002');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
  },
};
