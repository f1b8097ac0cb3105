import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { asAdmin, available, makeSite } from '../parts/storyData.ts';
import { SiteForm } from './SiteForm.tsx';
import { widget } from './site_form.ts';

const meta: Meta<StoryArgs> = {
  render: drawStory(widget, SiteForm),
  parameters: { page: asAdmin },
};

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = { args: { data: { site: { site: { data: makeSite(1) } } } } };

export const New: Story = {
  args: { data: { site: { site: { data: { current: false, available } }, sites: { data: [makeSite(1)] } } } },
};

export const Loading: Story = { args: { data: {} } };

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
