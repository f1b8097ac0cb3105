import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { Input } from './Input.tsx';
import { widget } from './input.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, Input) };

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = {
  args: { properties: { label: 'ชื่อ', help: 'ตามบัตรประชาชน', placeholder: 'สมชาย', required: true } },
};

/** A new field. */
export const Empty: Story = {};

export const Kinds: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {['text', 'email', 'number', 'password', 'tel', 'url'].map((inputType) => (
        <div key={inputType}>
          {drawStory(widget, Input)({ properties: { label: inputType, name: inputType, inputType } })}
        </div>
      ))}
    </div>
  ),
};

/** Leaving a required field empty shows the message. */
export const WithError: Story = {
  args: { properties: { label: 'นามสกุล', required: true, reqError: 'กรุณากรอกนามสกุล' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.tab();
    await canvas.findByText('กรุณากรอกนามสกุล');
  },
};

/** Copied from the account that is signed in, and locked. */
export const Synced: Story = {
  args: { properties: { label: 'อีเมล', inputType: 'email', syncData: 'email' } },
  parameters: {
    page: {
      session: {
        role: 'member',
        language: 'th',
        user: { id: 'u1', name: 'สมหญิง ใจดี', email: 'somying@demo.test', role: 'member' },
      },
    },
  },
};

export const LongText: Story = {
  args: {
    properties: {
      label: 'ชื่อหน่วยงานหรือสถานประกอบการที่สังกัดอยู่ในปัจจุบัน พร้อมชื่อฝ่ายและตำแหน่งงาน',
      help: 'กรอกให้ครบทุกส่วน คั่นด้วยเครื่องหมายจุลภาค เพื่อให้เจ้าหน้าที่ตรวจสอบได้ถูกต้อง',
      value: 'ฝ่ายความปลอดภัย อาชีวอนามัย และสภาพแวดล้อมในการทำงาน บริษัทตัวอย่างจำกัด (มหาชน)',
    },
  },
};

export const Phone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };
