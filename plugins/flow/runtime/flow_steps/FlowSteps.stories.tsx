import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { withAnswers } from '../../../../stories/withAnswers.tsx';
import { flowAnswers, quotationFlow } from '../testing/quotationFlow.ts';
import { FlowSteps } from './FlowSteps.tsx';
import { widget } from './flow_steps.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, FlowSteps), decorators: [withAnswers(flowAnswers)] };

export default meta;
type Story = StoryObj<StoryArgs>;

const triggers = [{ uid: 'sent', code: 'record', params: { collection: 'quotation', on: 'event', event: 'APPROVE' } }];

export const Default: Story = {
  args: { data: { flow: { roles: ['manager'], definition: { triggers, ...quotationFlow } } } },
};

export const Empty: Story = { args: { data: { flow: { roles: [], definition: { steps: [] } } } } };

export const Missing: Story = { args: { data: { flow: null } } };

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
