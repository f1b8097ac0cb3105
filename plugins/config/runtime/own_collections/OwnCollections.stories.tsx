import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Json } from 'sala/schemas';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { asAdmin } from '../parts/storyData.ts';
import { OwnCollections } from './OwnCollections.tsx';
import { widget } from './own_collections.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, OwnCollections), parameters: { page: asAdmin } };

export default meta;
type Story = StoryObj<StoryArgs>;

const box: Json = {
  name: 'box',
  title: { th: 'กล่องพัสดุที่รับเข้าจากสาขาต่างจังหวัด', en: 'Boxes received from branches in the provinces' },
  schema: {
    properties: {
      label: { type: 'string', 'x-title': { th: 'ป้าย', en: 'Label' } },
      weight: { type: 'string', 'x-title': { th: 'น้ำหนัก', en: 'Weight' } },
      size: { type: 'string', enum: ['s', 'l'], 'x-title': { th: 'ขนาด', en: 'Size' } },
    },
  },
};

export const Default: Story = { args: { data: { collections: [box] } } };

export const One: Story = { ...Default, parameters: { page: { ...asAdmin, address: '?story.collection=box' } } };

export const Empty: Story = { args: { data: { collections: [] } } };

export const Loading: Story = { args: { data: {} } };

export const Phone: Story = { ...One, globals: { viewport: { value: 'phone' } } };
