import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Json } from 'sala/schemas';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { Submission } from './Submission.tsx';
import { widget } from './submission.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, Submission) };

export default meta;
type Story = StoryObj<StoryArgs>;

const answers: Json[] = [
  { name: 'name', title: 'ชื่อ', value: 'มาลี ใจดี' },
  { name: 'kind', title: 'เรื่อง', value: '2', chosen: 'อบรม' },
  { name: 'อีเมล', value: 'malee@example.com' },
  { name: 'ข้อความ', value: 'สนใจอบรมหมู่คณะ 20 คน ในเดือนหน้า' },
];

const submission = {
  id: 'one',
  form: 'ติดต่อเรา',
  assignee: 'a',
  isNew: true,
  sentAt: '2026-04-09T02:00:00Z',
  email: 'malee@example.com',
  answers,
  attached: [{ name: 'ref', value: 'poster-3' }],
  replies: [
    {
      text: 'ขอบคุณที่ติดต่อมา',
      to: 'malee@example.com',
      by: 'สมชาย',
      at: '2026-04-09T03:00:00Z',
      mail: { status: 'failed', error: '550 mailbox unavailable' },
    },
    {
      text: 'ส่งอีกครั้ง',
      to: 'malee@example.com',
      by: 'สมชาย',
      at: '2026-04-09T03:20:00Z',
      mail: { status: 'sent', error: null },
    },
  ],
  people: [{ id: 'a', name: 'สมชาย' }],
};

export const Answered: Story = { args: { data: { submission } } };

export const WithoutAddress: Story = { args: { data: { submission: { ...submission, email: null, replies: [] } } } };

export const Failed: Story = {};

export const Phone: Story = { ...Answered, globals: { viewport: { value: 'phone' } } };
