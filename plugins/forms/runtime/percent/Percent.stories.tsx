import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { Percent } from './Percent.tsx';
import { widget } from './percent.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, Percent) };

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = {};

export const WithError: Story = {
  args: { properties: { label: 'ส่วนลด', decimals: 1 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '7.25');
    await userEvent.tab();
    await canvas.findByText(/ทศนิยมได้ไม่เกิน 1|at most 1 decimal/);
  },
};
