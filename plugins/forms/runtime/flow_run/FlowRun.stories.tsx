import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { withAnswers } from '../../../../stories/withAnswers.tsx';
import { FlowRun } from './FlowRun.tsx';
import { widget } from './flow_run.ts';

const ended = { id: 'r1', status: 'done', error: null, steps: [] };
const asks = { key: 'ask', code: 'prompt', status: 'waiting', input: { text: 'ส่งใบเสนอราคานี้ให้ลูกค้าหรือไม่' } };

const meta: Meta<StoryArgs> = {
  render: drawStory(widget, FlowRun),
  decorators: [
    withAnswers({ 'POST /api/flow/f1/run': { data: { id: 'r1' } }, 'GET /api/flow-run/r1': { data: ended } }),
  ],
  args: { properties: { flow: 'f1' } },
};

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = {};

export const Started: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button')),
};

/** A step of the flow asks on the page. */
export const Asking: Story = {
  beforeEach: () => {
    sessionStorage.setItem('sala.flow.f1', 'r1');
    return () => sessionStorage.clear();
  },
  parameters: { answers: { 'GET /api/flow-run/r1': { data: { ...ended, status: 'waiting', steps: [asks] } } } },
};

export const Refused: Story = { ...Started, parameters: { answers: { 'POST /api/flow/f1/run': new Error('no') } } };

/** What staff see until a flow is chosen; visitors see nothing. */
export const WithoutFlow: Story = { args: { properties: {} }, parameters: { page: { editable: true } } };
