import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { WorkPlaces } from './WorkPlaces.tsx';
import { widget } from './work_places.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, WorkPlaces) };

export default meta;
type Story = StoryObj<StoryArgs>;

export const Empty: Story = {};
