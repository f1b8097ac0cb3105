import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { withAnswers } from '../../../../stories/withAnswers.tsx';
import { flowAnswers } from '../testing/quotationFlow.ts';
import { readyFlows } from '../testing/readyFlows.ts';
import { FlowLibrary } from './FlowLibrary.tsx';
import { widget } from './flow_library.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, FlowLibrary), decorators: [withAnswers(flowAnswers)] };

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = { args: { data: { library: readyFlows } } };

export const Empty: Story = { args: { data: { library: { data: [] } } } };

export const Refused: Story = { args: { data: {} } };

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
