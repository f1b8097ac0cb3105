import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { asAdmin, settingsAnswer } from '../parts/storyData.ts';
import { ConfigPackage } from './ConfigPackage.tsx';
import { widget } from './config_package.ts';

const meta: Meta<StoryArgs> = {
  render: drawStory(widget, ConfigPackage),
  parameters: { page: asAdmin },
};

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = { args: { data: { settings: settingsAnswer } } };

export const Loading: Story = { args: { data: {} } };

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
