import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { Money } from './Money.tsx';
import { widget } from './money.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, Money) };

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = {};

export const SeveralCurrencies: Story = {
  args: { properties: { label: 'ราคาประเมิน', name: 'price', currencies: 'THB, USD, JPY' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1234.5');
    await userEvent.tab();
    await canvas.findByDisplayValue('1,234.50');
  },
};

export const WithError: Story = {
  args: { properties: { label: 'ราคา' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1.005');
    await userEvent.tab();
    await canvas.findByText(/ทศนิยมได้ไม่เกิน 2|at most 2 decimals/);
  },
};

export const Phone: Story = { ...SeveralCurrencies, globals: { viewport: { value: 'phone' } } };
