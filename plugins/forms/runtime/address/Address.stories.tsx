import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { withAnswers } from '../../../../stories/withAnswers.tsx';
import { Address } from './Address.tsx';
import { widget } from './address.ts';

const meta: Meta<StoryArgs> = {
  render: drawStory(widget, Address),
  decorators: [
    withAnswers({
      'GET /api/geo/provinces': {
        data: [
          { name: 'กรุงเทพมหานคร', en: 'Bangkok' },
          { name: 'ตรัง', en: 'Trang' },
        ],
      },
    }),
  ],
};

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = { args: { properties: { label: 'ที่อยู่ที่ติดต่อได้', required: true } } };

/** Number, building and road in one line. */
export const Short: Story = { args: { properties: { label: 'ที่อยู่จัดส่ง', short: true, required: true } } };

/** A new field. */
export const Empty: Story = {};

export const TaxInvoice: Story = { args: { properties: { label: 'ที่อยู่ออกใบกำกับภาษี', taxInvoice: true } } };

export const WithError: Story = {
  args: { properties: { label: 'ที่อยู่', required: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText(/^(รหัสไปรษณีย์|Postal code)/));
    await userEvent.tab();
    await canvas.findByText(/ให้ครบ|Please fill in province/);
  },
};

/** The server cannot be reached: the place is typed. */
export const Offline: Story = { parameters: { answers: { 'GET /api/geo/provinces': new Error('offline') } } };

export const LongText: Story = {
  args: {
    properties: {
      label: 'ที่อยู่สำหรับจัดส่งเอกสารประกอบการอบรมและใบรับรองฉบับจริงทางไปรษณีย์ลงทะเบียน',
      help: 'กรอกให้ครบทุกส่วนตามทะเบียนบ้าน เพื่อให้เอกสารถึงมือผู้รับ',
    },
  },
};

export const Phone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };
