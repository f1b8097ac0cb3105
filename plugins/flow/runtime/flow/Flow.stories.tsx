import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createFormStore, FormProvider, type WidgetViewProps } from 'sala/runtime';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { withAnswers } from '../../../../stories/withAnswers.tsx';
import { buildLongFlow, flowAnswers, quotationFlow } from '../testing/quotationFlow.ts';
import { Flow } from './Flow.tsx';
import { widget } from './flow.ts';

type Properties = Parameters<typeof Flow>[0]['object'];

/** The field in a form that holds a flow: `data.flow` of the story. */
function InForm(props: WidgetViewProps<Properties>) {
  const [form] = useState(() => createFormStore(props.data.flow ? { steps: props.data.flow } : undefined));
  return (
    <FormProvider form={form}>
      <Flow {...props} />
    </FormProvider>
  );
}

const meta: Meta<StoryArgs> = {
  render: drawStory(widget, InForm),
  decorators: [withAnswers(flowAnswers)],
  args: { properties: { label: 'ขั้นตอน', name: 'steps' } },
};

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = { args: { data: { flow: quotationFlow } } };

export const Empty: Story = {};

export const Faulty: Story = {
  args: {
    data: {
      flow: {
        steps: [
          { uid: 'a', code: 'branch', params: { when: '1 +' } },
          { uid: 'a', code: 'mail', params: {} },
          { uid: 'b', code: 'teleport' },
        ],
      },
    },
  },
  play: async ({ canvas, userEvent }) =>
    userEvent.click((await canvas.findByText(/^(ต้องแก้ไข|To mend)[: ].*\d/)) as Element),
};

export const Selected: Story = {
  ...Default,
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: /อนุมัติ ‹/ })),
};

export const Choosing: Story = {
  ...Empty,
  play: async ({ canvas, userEvent }) =>
    userEvent.click((await canvas.findAllByRole('button', { name: /เพิ่มขั้นตอน|Add a step/ }))[0] as Element),
};

export const Long: Story = { args: { data: { flow: buildLongFlow(200) } } };

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };

export const PhoneSelected: Story = { ...Selected, globals: { viewport: { value: 'phone' } } };
