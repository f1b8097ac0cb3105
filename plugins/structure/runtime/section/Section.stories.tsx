import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { Section } from './Section.tsx';
import { widget } from './section.ts';

const meta: Meta<StoryArgs> = {
  render: drawStory(widget, Section),
  args: { rows: (panel) => <p>เนื้อหา {panel}</p> },
};

export default meta;
type Story = StoryObj<StoryArgs>;

const head = { title: 'บริการของเรา', subtitle: 'เลือกได้ตามความต้องการ' };

export const Default: Story = { args: { properties: head } };

/** Only its rows. */
export const Empty: Story = {};

export const Soft: Story = { args: { properties: { ...head, tone: 'soft', alignment: 'center' } } };

export const Primary: Story = { args: { properties: { ...head, tone: 'primary' } } };

export const LongText: Story = { args: { properties: { title: 'หัวข้อที่ยาวมากเป็นพิเศษ '.repeat(8), tone: 'sunken' } } };

export const Phone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };
