import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { StatusScreen } from './StatusScreen.tsx';
import { widget } from './status_screen.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, StatusScreen) };

export default meta;
type Story = StoryObj<StoryArgs>;

const notFound = {
  code: '404',
  title: { th: 'ไม่พบหน้าที่ต้องการ', en: 'This page does not exist' },
  text: { th: 'หน้านี้อาจถูกย้ายหรือลบไปแล้ว', en: 'It may have been moved or removed.' },
};

export const Default: Story = { args: { properties: notFound } };

export const Empty: Story = { args: { properties: { title: 'ว่าง' } } };

export const LongText: Story = {
  args: { properties: { ...notFound, text: 'คำอธิบายที่ยาวมากเพื่อดูการจัดบรรทัด '.repeat(12) } },
};

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
