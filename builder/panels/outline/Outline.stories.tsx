import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Layout } from '../../../schemas/index.ts';
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

export const NamedHiddenAndLocked: Story = {
  render: () => (
    <FakeParts layout={buildNoted()}>
      <Selecting id="join">
        <div className="bd-pane" style={{ inlineSize: 272 }}>
          <Outline />
        </div>
      </Selecting>
    </FakeParts>
  ),
};

function buildNoted(): Layout {
  const layout = structuredClone(demoLayout);
  const [first, second] = layout.rows;
  if (first) first.builder = { name: 'ส่วนต้อนรับ' };
  const [join] = second?.columns[0]?.objects.slice(-1) ?? [];
  if (join) Object.assign(join, { builder: { name: 'ปุ่มสมัคร', locked: true }, show: false });
  return layout;
}

export const InsideAContainer: Story = { args: { id: 'inside' } };
