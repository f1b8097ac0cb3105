import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import mountains from '../../../../stories/mountains.svg?no-inline';
import { Preview } from './Preview.tsx';
import { widget } from './preview.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, Preview) };

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = {
  args: {
    properties: { url: '/cms/page/about', title: 'เกี่ยวกับสถาบัน', description: 'ประวัติและคณาจารย์', image: mountains },
  },
};

/** Draws nothing. */
export const Empty: Story = {};

export const Picture: Story = { args: { properties: { url: mountains, kind: 'image', title: 'ทิวเขา' } } };

export const Sound: Story = { args: { properties: { url: '/files/talk.mp3', title: 'บันทึกการบรรยาย' } } };

export const LongText: Story = {
  args: {
    properties: { url: 'https://example.com/a/very/long/address/that/does/not/end', title: 'ชื่อยาว '.repeat(20) },
  },
};

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
