import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { asAdmin, deliveriesAnswer, webhooksAnswer } from '../parts/storyData.ts';
import { Webhooks } from './Webhooks.tsx';
import { widget } from './webhooks.ts';

const meta: Meta<StoryArgs> = {
  render: drawStory(widget, Webhooks),
  parameters: { page: asAdmin },
};

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = { args: { data: { webhooks: webhooksAnswer } } };

export const Empty: Story = { args: { data: { webhooks: { data: [], collections: [] } } } };

export const Loading: Story = { args: { data: {} } };

/** What the second one was told. */
export const Log: Story = {
  args: { data: { webhooks: webhooksAnswer, deliveries: deliveriesAnswer } },
  parameters: { page: { ...asAdmin, address: '?story.hook=h2' } },
};

export const Phone: Story = { ...Log, globals: { viewport: { value: 'phone' } } };
