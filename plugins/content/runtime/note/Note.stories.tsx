import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { Note } from './Note.tsx';
import { widget } from './note.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, Note) };

export default meta;
type Story = StoryObj<StoryArgs>;

const content = '<p>ห้องอบรมย้ายไปชั้น 4 ตั้งแต่วันจันทร์นี้ <a href="/cms/page/contact">ดูแผนที่</a></p>';

export const Default: Story = { args: { properties: { title: 'โปรดทราบ', content } } };

/** Draws nothing. */
export const Empty: Story = {};

export const Info: Story = { args: { properties: { title: 'ข้อมูล', content, tone: 'info' } } };

export const Tip: Story = { args: { properties: { title: 'เคล็ดลับ', content, tone: 'tip' } } };

export const Warning: Story = { args: { properties: { title: 'คำเตือน', content, tone: 'warning' } } };

export const LongText: Story = {
  args: { properties: { title: 'หัวข้อที่ยาวมาก '.repeat(8), content: `<p>${'เนื้อหายาว '.repeat(60)}</p>`, tone: 'info' } },
};

export const Phone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };
