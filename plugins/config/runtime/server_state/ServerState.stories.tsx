import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { asAdmin, serverAnswer, settingsAnswer } from '../parts/storyData.ts';
import { ServerState } from './ServerState.tsx';
import { widget } from './server_state.ts';

const meta: Meta<StoryArgs> = {
  render: drawStory(widget, ServerState),
  parameters: { page: asAdmin },
};

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = { args: { data: { server: serverAnswer, settings: settingsAnswer } } };

export const Loading: Story = { args: { data: {} } };

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
