import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { asAdmin, gatewaysAnswer } from '../parts/storyData.ts';
import { Gateways } from './Gateways.tsx';
import { widget } from './gateways.ts';

const meta: Meta<StoryArgs> = {
  render: drawStory(widget, Gateways),
  parameters: { page: asAdmin },
};

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = { args: { data: { gateways: gatewaysAnswer } } };

export const Empty: Story = {
  args: {
    data: {
      gateways: { data: { mail: null, line: null, common: false, lineHook: '/api/gateways/line/hook', site: '' } },
    },
  },
};

export const Loading: Story = { args: { data: {} } };

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
