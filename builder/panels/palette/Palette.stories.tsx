import type { Meta, StoryObj } from '@storybook/react-vite';
import { demoLayout } from '../../testing/demoLayout.ts';
import { FakeParts } from '../../testing/FakeBuilder.tsx';
import { Palette } from './Palette.tsx';

const meta: Meta<typeof Palette> = {
  title: 'Builder/Palette',
  component: Palette,
  render: () => (
    <FakeParts layout={demoLayout}>
      <div className="bd-pane" style={{ inlineSize: 272 }}>
        <Palette />
      </div>
    </FakeParts>
  ),
};
export default meta;

export const Widgets: StoryObj<typeof Palette> = {};
