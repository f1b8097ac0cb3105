import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { withAnswers } from '../../../../stories/withAnswers.tsx';
import { flowAnswers } from '../testing/quotationFlow.ts';
import { FlowSecrets } from './FlowSecrets.tsx';
import { widget } from './flow_secrets.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, FlowSecrets), decorators: [withAnswers(flowAnswers)] };

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = {};

export const Empty: Story = { decorators: [withAnswers({ 'GET /api/flow-secrets': { data: [] } })] };

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
