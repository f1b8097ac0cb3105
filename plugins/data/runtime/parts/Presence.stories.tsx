import type { Meta, StoryObj } from '@storybook/react-vite';
import { Present } from './Presence.tsx';

const meta: Meta<typeof Present> = {
  component: Present,
  args: {
    people: [
      { name: 'สมหญิง ใจดี', editing: true },
      { name: 'มาลี', editing: false },
      { name: null, editing: false },
    ],
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Others: Story = {};

export const Many: Story = {
  args: { people: ['สมชาย', 'มาลี', 'วิภา', 'ประเสริฐ', 'อารี'].map((name) => ({ name, editing: false })) },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
