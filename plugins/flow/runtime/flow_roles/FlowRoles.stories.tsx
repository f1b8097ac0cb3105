import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createFormStore, FormProvider, type WidgetViewProps } from 'sala/runtime';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { withAnswers } from '../../../../stories/withAnswers.tsx';
import { flowAnswers } from '../testing/quotationFlow.ts';
import { FlowRoles } from './FlowRoles.tsx';
import { widget } from './flow_roles.ts';

type Properties = Parameters<typeof FlowRoles>[0]['object'];

/** The field in a form that holds roles: `data.roles` of the story. */
function InForm(props: WidgetViewProps<Properties>) {
  const [form] = useState(() => createFormStore(props.data.roles ? { roles: props.data.roles } : undefined));
  return (
    <FormProvider form={form}>
      <FlowRoles {...props} />
    </FormProvider>
  );
}

const meta: Meta<StoryArgs> = {
  render: drawStory(widget, InForm),
  decorators: [withAnswers(flowAnswers)],
  args: { properties: { label: 'บทบาทที่รันได้', name: 'roles' } },
};

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = { args: { data: { roles: ['manager'] } } };

export const Empty: Story = {};

export const FormerRole: Story = { args: { data: { roles: ['role_that_is_gone'] } } };
