import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { Popup } from './Popup.tsx';
import { widget } from './popup.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, Popup) };

export default meta;
type Story = StoryObj<StoryArgs>;

const content = {
  title: 'ประกาศวันหยุด',
  textContent: '<p>สถาบันปิดทำการวันที่ 5 ธันวาคม</p>',
  displayType: 'everyReload',
  delay: 0,
};

export const Default: Story = { args: { properties: content } };

/** Without content it never opens. */
export const Empty: Story = { args: { properties: { delay: 0, displayType: 'everyReload' } } };

export const ClosesByItself: Story = { args: { properties: { ...content, autoclose: true, autocloseDelay: 5 } } };

export const LongText: Story = {
  args: { properties: { ...content, textContent: `<p>${'รายละเอียดของประกาศที่ยาวจนต้องเลื่อนอ่าน '.repeat(80)}</p>` } },
};

export const Phone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };
