import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { Header } from './Header.tsx';
import { widget } from './header.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, Header) };

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = {
  args: { properties: { text: 'เรียนรู้ร่วมกันใต้ศาลาเดียวกัน', subtitle: 'หลักสูตรจากหน้างานจริง' } },
};

/** Draws nothing. */
export const Empty: Story = {};

export const Display: Story = {
  args: {
    properties: { text: 'ยินดีต้อนรับ', subtitle: 'เปิดรับสมัครแล้ววันนี้', level: 1, size: 'display', alignment: 'center' },
  },
};

export const LongText: Story = {
  args: {
    properties: {
      text: 'หลักสูตรการจัดการความปลอดภัยอาชีวอนามัยและสภาพแวดล้อมในการทำงานสำหรับหัวหน้างานและผู้บริหารระดับต้น',
      subtitle: 'ทดสอบสระและวรรณยุกต์ซ้อน: น้ำ ที่ปรึกษา ผู้ใหญ่ กตัญญู ฐาน ปู่ ญาติ ฤๅ',
    },
  },
};

export const Phone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };
