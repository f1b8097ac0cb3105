import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { Pdf } from './Pdf.tsx';
import { widget } from './pdf.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, Pdf) };

export default meta;
type Story = StoryObj<StoryArgs>;

const file = { fileurl: '/files/manual.pdf', filename: 'คู่มือผู้เข้าอบรม.pdf' };

export const Default: Story = { args: { properties: file } };

/** Draws nothing. */
export const Empty: Story = {};

export const Reading: Story = { args: { properties: { ...file, display: 'preview', canDownload: false } } };

export const LongText: Story = {
  args: { properties: { ...file, filename: 'เอกสารประกอบการอบรมความปลอดภัยอาชีวอนามัย '.repeat(5) } },
};

export const Phone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };
