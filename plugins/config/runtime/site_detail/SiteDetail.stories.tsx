import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { asAdmin, makePeople, makeSite } from '../parts/storyData.ts';
import { SiteDetail } from './SiteDetail.tsx';
import { widget } from './site_detail.ts';

const meta: Meta<StoryArgs> = {
  render: drawStory(widget, SiteDetail),
  parameters: { page: asAdmin },
};

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = { args: { data: { site: { site: { data: makeSite(1) }, people: makePeople(5) } } } };

export const Suspended: Story = {
  args: {
    data: { site: { site: { data: makeSite(1, { suspendedAt: '2026-03-04T05:06:00Z' }) }, people: makePeople(0) } },
  },
};

export const Missing: Story = { args: { data: { site: { site: null } } } };

export const Loading: Story = { args: { data: {} } };

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
