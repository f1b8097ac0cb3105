import type { Meta, StoryObj } from '@storybook/react-vite';
import { demoLayout } from '../../testing/demoLayout.ts';
import { FakeParts } from '../../testing/FakeBuilder.tsx';
import { Selecting } from '../../testing/Selecting.tsx';
import { Outline } from './Outline.tsx';

const meta: Meta<typeof Selecting> = {
  title: 'Builder/Outline',
  component: Selecting,
  render: ({ id }) => (
    <FakeParts layout={demoLayout}>
      <Selecting id={id}>
        <div className="bd-pane" style={{ inlineSize: 272 }}>
          <Outline />
        </div>
      </Selecting>
    </FakeParts>
  ),
};
export default meta;

type Story = StoryObj<typeof Selecting>;

export const NothingSelected: Story = { args: { id: null } };

export const InsideAContainer: Story = { args: { id: 'inside' } };
