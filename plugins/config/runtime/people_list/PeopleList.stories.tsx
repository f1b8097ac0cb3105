import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { asAdmin, makePeople, makePerson } from '../parts/storyData.ts';
import { PeopleList } from './PeopleList.tsx';
import { widget } from './people_list.ts';

const meta: Meta<StoryArgs> = {
  render: drawStory(widget, PeopleList),
  parameters: { page: asAdmin },
};

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = { args: { data: { people: makePeople(8) } } };

export const Many: Story = { args: { data: { people: makePeople(50, 4200) } } };

export const Empty: Story = { args: { data: { people: makePeople(0) } } };

export const Loading: Story = { args: { data: {} } };

export const LongText: Story = {
  args: {
    data: {
      people: {
        data: [
          makePerson(1, { name: 'ชื่อที่ยาวมากของผู้ใช้คนหนึ่งซึ่งมีนามสกุลยาวไม่แพ้กันและยาวต่อไปอีก', disabled: true, guest: true }),
        ],
        total: 1,
        paging: { page: 1, totalPages: 1 },
      },
    },
  },
};

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
