import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { asAdmin } from '../parts/storyData.ts';
import { InvitationList } from './InvitationList.tsx';
import { widget } from './invitation_list.ts';

const meta: Meta<StoryArgs> = {
  render: drawStory(widget, InvitationList),
  parameters: { page: asAdmin },
};

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = {
  args: {
    data: {
      invitations: {
        data: [
          { id: 'i1', email: 'new@example.co.th', role: 'hr', status: 'open', expiresAt: '2026-03-11T05:06:00Z' },
          { id: 'i2', email: 'late@example.co.th', role: 'user', status: 'expired', expiresAt: '2026-02-11T05:06:00Z' },
        ],
      },
    },
  },
};

export const Empty: Story = { args: { data: { invitations: { data: [] } } } };

export const Loading: Story = { args: { data: {} } };

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
