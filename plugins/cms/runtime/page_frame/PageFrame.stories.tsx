import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { pageAnswer } from '../parts/storyData.ts';
import { PageFrame } from './PageFrame.tsx';
import { widget } from './page_frame.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, PageFrame) };

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = { args: { data: { page: pageAnswer } } };

export const Missing: Story = { args: { data: { page: { page: null } } } };

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
