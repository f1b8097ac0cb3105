import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { WorkToday } from './WorkToday.tsx';
import { widget } from './work_today.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, WorkToday) };

export default meta;
type Story = StoryObj<StoryArgs>;

export const Empty: Story = {};
