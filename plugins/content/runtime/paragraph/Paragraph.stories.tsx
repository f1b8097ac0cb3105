import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { Paragraph } from './Paragraph.tsx';
import { widget } from './paragraph.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, Paragraph) };

export default meta;
type Story = StoryObj<StoryArgs>;

const content = `<p>ศาลาคือที่พักของผู้คน เป็นที่ <strong>พบปะ</strong> <em>ค้าขาย</em> และ <a href="/learn">เรียนรู้</a></p>
<h2>สิ่งที่จะได้รับ</h2><ul><li>ความรู้ที่ใช้ได้จริง</li><li>เพื่อนร่วมทาง</li></ul>
<blockquote>ความรู้ที่ดีเริ่มจากการลงมือทำ</blockquote>
<table><tr><th>หลักสูตร</th><th>ราคา</th></tr><tr><td>ความปลอดภัย</td><td>1,500 บาท</td></tr></table>`;

export const Default: Story = { args: { properties: { content } } };

/** Draws nothing. */
export const Empty: Story = {};

export const Large: Story = { args: { properties: { content, size: 'large', alignment: 'center' } } };

export const LongText: Story = {
  args: { properties: { content: `<p>${'การเรียนรู้ตลอดชีวิตช่วยให้คนทำงานปรับตัวได้ทันการเปลี่ยนแปลง '.repeat(30)}</p>` } },
};

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
