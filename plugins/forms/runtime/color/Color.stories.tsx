import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { Color } from './Color.tsx';
import { widget } from './color.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, Color) };

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = {};

export const WithError: Story = {
  args: { properties: { label: 'สีของแบรนด์' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'เขียว');
    await userEvent.tab();
    await canvas.findByText(/รหัสสีไม่ถูกต้อง|is not a colour/);
  },
};
