import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { Button } from './Button.tsx';
import { widget } from './button.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, Button) };

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = { args: { properties: { label: 'สมัครเรียน', link: '/register' } } };

/** A new button: a label without a link. */
export const Empty: Story = {};

export const Variants: Story = {
  render: () => (
    <>
      {['primary', 'accent', 'outline', 'quiet', 'danger'].map((variant) => (
        <div key={variant}>{drawStory(widget, Button)({ properties: { label: variant, link: '/', variant } })}</div>
      ))}
    </>
  ),
};

export const Disabled: Story = { args: { properties: { label: 'ปิดรับสมัคร', link: '/register', disabled: true } } };

export const LongText: Story = {
  args: { properties: { label: 'ลงทะเบียนเข้าอบรมหลักสูตรการจัดการความปลอดภัยสำหรับหัวหน้างานรุ่นที่สิบสอง', link: '/register' } },
};

export const Phone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };
