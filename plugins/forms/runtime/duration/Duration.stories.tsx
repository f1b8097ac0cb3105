import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { Duration } from './Duration.tsx';
import { widget } from './duration.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, Duration) };

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = {};

export const Filled: Story = {
  args: { properties: { label: 'เวลาอบรม' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '90 นาที');
    await userEvent.tab();
    await canvas.findByDisplayValue(/1 (ชม\.|h) 30/);
  },
};

export const WithError: Story = {
  args: { properties: { label: 'เวลาอบรม' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'นาน');
    await userEvent.tab();
    await canvas.findByText(/1:30/);
  },
};
