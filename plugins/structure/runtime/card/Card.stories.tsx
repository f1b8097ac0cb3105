import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import mountains from '../../../../stories/mountains.svg?no-inline';
import { Card } from './Card.tsx';
import { widget } from './card.ts';

const meta: Meta<StoryArgs> = {
  render: drawStory(widget, Card),
  args: { rows: (panel) => <p>เนื้อหา {panel}</p> },
};

export default meta;
type Story = StoryObj<StoryArgs>;

const card = { title: 'หลักสูตรความปลอดภัย', text: 'เรียน 2 วัน รับใบรับรอง', level: 2, link: '/courses' };

export const Default: Story = { args: { properties: { ...card, image: mountains } } };

export const Raised: Story = { args: { properties: { ...card, look: 'raised' } } };

export const Badge: Story = { args: { properties: { ...card, badge: 'แนะนำ' } } };

export const BadgeRaised: Story = { args: { properties: { ...card, badge: 'ใหม่', look: 'raised' } } };

export const BadgeSunken: Story = { args: { properties: { ...card, badge: '-20%', look: 'sunken' } } };

export const BadgeWithPicture: Story = { args: { properties: { ...card, badge: 'แนะนำ', image: mountains } } };

export const BadgeLong: Story = {
  args: { properties: { ...card, badge: 'ราคาพิเศษสำหรับสมาชิกใหม่ทุกสาขา', image: mountains } },
  globals: { viewport: { value: 'phone' } },
};

export const Empty: Story = {};

export const LongText: Story = {
  args: { properties: { ...card, title: 'หัวข้อที่ยาวมากเป็นพิเศษ '.repeat(8), look: 'sunken' } },
};

export const Phone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };
