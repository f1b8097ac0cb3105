import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { Contact } from './Contact.tsx';
import { widget } from './contact.ts';

const meta: Meta<StoryArgs> = {
  render: drawStory(widget, Contact),
  args: { rows: (panel) => <p>เนื้อหา {panel}</p> },
};

export default meta;
type Story = StoryObj<StoryArgs>;

const contact = {
  title: 'ติดต่อสถาบัน',
  phones: [{ number: '02 000 0000', label: 'ฝ่ายทะเบียน' }, { number: '081 000 0000' }],
  email: 'info@demo.test',
  line: '@sala',
  address: '99 ถนนสุขุมวิท\nกรุงเทพมหานคร 10110',
  mapLink: 'https://example.com/map',
  hours: [
    { days: 'จันทร์-ศุกร์', time: '8.30-16.30 น.' },
    { days: 'เสาร์', time: '9.00-12.00 น.' },
  ],
};

export const Default: Story = { args: { properties: contact } };

/** Draws nothing. */
export const Empty: Story = {};

export const LongText: Story = { args: { properties: { ...contact, address: 'หัวข้อที่ยาวมากเป็นพิเศษ '.repeat(8) } } };

export const Phone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };
