import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { asAdmin, makeSite } from '../parts/storyData.ts';
import { SitesList } from './SitesList.tsx';
import { widget } from './sites_list.ts';

const meta: Meta<StoryArgs> = {
  render: drawStory(widget, SitesList),
  parameters: { page: asAdmin },
};

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = {
  args: {
    data: {
      sites: {
        data: [makeSite(1, { current: true }), makeSite(2), makeSite(3, { suspendedAt: '2026-03-04T05:06:00Z' })],
        total: 3,
      },
    },
  },
};

export const Empty: Story = { args: { data: { sites: { data: [], total: 0 } } } };

export const Loading: Story = { args: { data: {} } };

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
