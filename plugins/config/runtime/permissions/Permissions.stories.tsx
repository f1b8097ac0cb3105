import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { asAdmin, permissionsAnswer } from '../parts/storyData.ts';
import { Permissions } from './Permissions.tsx';
import { widget } from './permissions.ts';

const meta: Meta<StoryArgs> = {
  render: drawStory(widget, Permissions),
  parameters: { page: asAdmin },
};

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = { args: { data: permissionsAnswer } };

export const Loading: Story = { args: { data: {} } };

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
