import type { Meta, StoryObj } from '@storybook/react-vite';
import { demoLayout } from '../testing/demoLayout.ts';
import { FakeParts } from '../testing/FakeBuilder.tsx';
import { Selecting } from '../testing/Selecting.tsx';
import { Inspector } from './Inspector.tsx';

const meta: Meta<typeof Selecting> = {
  title: 'Builder/Inspector',
  component: Selecting,
  render: ({ id }) => (
    <FakeParts layout={withMenu}>
      <Selecting id={id}>
        <div className="bd-pane" style={{ inlineSize: 320 }}>
          <Inspector />
        </div>
      </Selecting>
    </FakeParts>
  ),
};
export default meta;

const items = [
  { uid: 'one', title: 'หน้าแรก', target: '/' },
  { uid: 'two', title: 'คอร์สทั้งหมด', target: '/courses' },
];
const menu = { uid: 'menu', type: 'navigation', v: 1, items };
const withMenu = {
  ...demoLayout,
  rows: [...demoLayout.rows, { uid: 'r9', columns: [{ uid: 'c9', objects: [menu] }] }],
};

type Story = StoryObj<typeof Selecting>;

export const Page: Story = { args: { id: null } };

export const Row: Story = { args: { id: 'r2' } };

export const Button: Story = { args: { id: 'join' } };

export const RichText: Story = { args: { id: 'intro' } };

export const ListOfItems: Story = { args: { id: 'menu' } };

export const UnknownWidget: Story = { args: { id: 'old' } };
