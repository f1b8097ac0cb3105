import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { asAdmin, overviewAnswer } from '../parts/storyData.ts';
import { SiteOverview } from './SiteOverview.tsx';
import { widget } from './site_overview.ts';

const meta: Meta<StoryArgs> = {
  render: drawStory(widget, SiteOverview),
  parameters: { page: asAdmin },
};

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = { args: { data: { overview: overviewAnswer } } };

export const Loading: Story = { args: { data: {} } };

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
