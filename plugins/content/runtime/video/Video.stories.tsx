import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { Video } from './Video.tsx';
import { widget } from './video.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, Video) };

export default meta;
type Story = StoryObj<StoryArgs>;

/** A missing file: the player shows only its controls. */
const url = '/files/intro.mp4';

export const Default: Story = { args: { properties: { url, title: 'แนะนำสถาบัน', caption: 'บันทึกเมื่อปี 2569' } } };

/** Draws nothing. */
export const Empty: Story = {};

export const Youtube: Story = { args: { properties: { url: 'https://youtu.be/dQw4w9WgXcQ', title: 'ปฐมนิเทศ' } } };

export const LongText: Story = {
  args: { properties: { url, title: 'ก', caption: 'คำบรรยายที่ยาวมากสำหรับวิดีโอนี้ '.repeat(12) } },
};

export const Phone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };
