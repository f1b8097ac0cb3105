import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { asAdmin, signInLines } from '../parts/storyData.ts';
import { ActivityLog } from './ActivityLog.tsx';
import { widget } from './activity_log.ts';

const meta: Meta<StoryArgs> = {
  render: drawStory(widget, ActivityLog),
  parameters: { page: asAdmin },
};

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = { args: { data: { lines: { data: signInLines } } } };

export const Empty: Story = { args: { data: { lines: { data: [] } } } };

export const Loading: Story = { args: { data: {} } };

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
