import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { NewsTicker } from './NewsTicker.tsx';
import { widget } from './news_ticker.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, NewsTicker) };

export default meta;
type Story = StoryObj<StoryArgs>;

const items = [
  { text: 'เปิดรับสมัครหลักสูตรความปลอดภัย รุ่นที่ 12', link: '/courses' },
  { text: 'ประกาศผลสอบใบรับรองประจำเดือนพฤศจิกายน 2569' },
  { text: 'ปิดปรับปรุงระบบคืนวันเสาร์ เวลา 22.00-24.00 น.' },
];

export const Default: Story = { args: { properties: { items } } };

/** Draws nothing. */
export const Empty: Story = {};

export const ToTheRight: Story = {
  args: { properties: { items, direction: 'right', speed: 4, color: '#231f1b', background: '#fbeeda', label: 'ด่วน' } },
};

export const LongText: Story = { args: { properties: { items: [{ text: 'ข่าวที่ยาวมากเป็นพิเศษ '.repeat(12) }] } } };

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
