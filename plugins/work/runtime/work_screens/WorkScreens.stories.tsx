import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { WorkScreens } from './WorkScreens.tsx';
import { widget } from './work_screens.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, WorkScreens) };

export default meta;
type Story = StoryObj<StoryArgs>;

export const Empty: Story = {};
