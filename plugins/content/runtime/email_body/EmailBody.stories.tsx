import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { EmailBody } from './EmailBody.tsx';
import { widget } from './email_body.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, EmailBody) };

export default meta;
type Story = StoryObj<StoryArgs>;

const letter = {
  subject: 'ยืนยันการสมัครหลักสูตร',
  preheader: 'อีกขั้นตอนเดียวก็เข้าเรียนได้',
  heading: 'สวัสดีคุณสมหญิง',
  content: '<p>ขอบคุณที่สมัครหลักสูตรความปลอดภัยในการทำงาน กรุณายืนยันภายใน 7 วัน</p>',
  buttonText: 'ยืนยันการสมัคร',
  buttonLink: '/confirm',
  footer: '<p>สถาบันศาลาวิชาการ โทร 02 000 0000</p>',
};

export const Default: Story = { args: { properties: letter } };

/** Draws nothing. */
export const Empty: Story = {};

export const LongText: Story = {
  args: { properties: { ...letter, subject: 'หัวเรื่องที่ยาวมาก '.repeat(8), content: `<p>${'เนื้อหายาว '.repeat(80)}</p>` } },
};

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
