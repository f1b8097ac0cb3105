import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { Youtube } from './Youtube.tsx';
import { widget } from './youtube.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, Youtube) };

export default meta;
type Story = StoryObj<StoryArgs>;

const url = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

export const Default: Story = { args: { properties: { url, title: 'แนะนำหลักสูตร', caption: 'ความยาว 3 นาที' } } };

/** Draws nothing: the link contains no video id. */
export const Empty: Story = { args: { properties: { url: 'https://youtu.be/none' } } };

export const Portrait: Story = { args: { properties: { url, title: 'คลิปสั้น', ratio: '9/16' } } };

export const LongText: Story = {
  args: { properties: { url, title: 'การบรรยายเรื่องความปลอดภัยในโรงงานและการดูแลเครื่องจักร '.repeat(4) } },
};

export const Phone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };
