import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { Signature } from './Signature.tsx';
import { widget } from './signature.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, Signature) };

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = {};

export const Required: Story = {
  args: { properties: { label: 'ข้อมูลที่ต้องกรอกให้ครบก่อนส่งแบบฟอร์มนี้', help: 'ตามเอกสาร', required: true } },
};

export const Phone: Story = { ...Required, globals: { viewport: { value: 'phone' } } };
