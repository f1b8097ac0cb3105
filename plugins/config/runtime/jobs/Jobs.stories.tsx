import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { asAdmin, jobsAnswer, serverAnswer } from '../parts/storyData.ts';
import { Jobs } from './Jobs.tsx';
import { widget } from './jobs.ts';

const meta: Meta<StoryArgs> = {
  render: drawStory(widget, Jobs),
  parameters: { page: asAdmin },
};

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = { args: { data: { jobs: jobsAnswer } } };

export const ForRoot: Story = { args: { data: { jobs: jobsAnswer, server: serverAnswer } } };

export const Empty: Story = {
  args: { data: { jobs: { ...(jobsAnswer as object), data: [], total: 0 } } },
};

export const Loading: Story = { args: { data: {} } };

export const Phone: Story = { ...ForRoot, globals: { viewport: { value: 'phone' } } };
