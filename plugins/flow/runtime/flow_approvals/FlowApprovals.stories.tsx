import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { withAnswers } from '../../../../stories/withAnswers.tsx';
import { approvalAnswers, manyApprovals, twoApprovals } from '../testing/approvals.ts';
import { FlowApprovals } from './FlowApprovals.tsx';
import { widget } from './flow_approvals.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, FlowApprovals), decorators: [withAnswers(approvalAnswers)] };

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = { args: { data: twoApprovals } };

export const Empty: Story = { args: { data: { approvals: [] } } };

export const Many: Story = { args: { data: manyApprovals } };

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
