import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { Accordion } from './Accordion.tsx';
import { widget } from './accordion.ts';

const meta: Meta<StoryArgs> = {
  render: drawStory(widget, Accordion),
  args: { rows: (panel) => <p>เนื้อหา {panel}</p> },
};

export default meta;
type Story = StoryObj<StoryArgs>;

const items = [
  { uid: 'a', title: 'เรียนที่ไหน', text: '<p>ออนไลน์หรือในห้องเรียน</p>', open: true },
  { uid: 'b', title: 'มีใบรับรองหรือไม่', text: '<p>มี และตรวจสอบได้</p>' },
];

export const Default: Story = { args: { properties: { items } } };

export const OneAtATime: Story = { args: { properties: { items, single: true } } };

/** Draws nothing. */
export const Empty: Story = { args: { properties: { items: [] } } };

export const LongText: Story = {
  args: { properties: { items: [{ uid: 'a', title: 'หัวข้อที่ยาวมากเป็นพิเศษ '.repeat(8), open: true }] } },
};

export const Phone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };
