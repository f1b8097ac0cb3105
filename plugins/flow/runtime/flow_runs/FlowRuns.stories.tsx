import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { withAnswers } from '../../../../stories/withAnswers.tsx';
import { flowAnswers } from '../testing/quotationFlow.ts';
import { failedRun, runList } from '../testing/runs.ts';
import { FlowRuns } from './FlowRuns.tsx';
import { widget } from './flow_runs.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, FlowRuns), decorators: [withAnswers(flowAnswers)] };

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = { args: { data: runList } };

export const Empty: Story = { args: { data: { runs: { data: [], next: null } } } };

export const Refused: Story = { args: { data: {} } };

export const Failed: Story = { args: { data: failedRun }, parameters: { page: { address: '?story.run=r1' } } };

export const OfFlow: Story = { args: { data: runList, properties: { ofFlow: true } } };

export const Phone: Story = { ...Failed, globals: { viewport: { value: 'phone' } } };
