import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory } from '../../../../stories/drawStory.tsx';
import { withAnswers } from '../../../../stories/withAnswers.tsx';
import { RemoteControl } from './RemoteControl.tsx';
import { widget } from './remote_control.ts';

const people = [
  { id: 'u1', name: 'สมหญิง ใจดี', email: 'somying@demo.test' },
  { id: 'u2', name: 'สมชาย ขยัน', email: null },
];

const meta = {
  component: RemoteControl,
  render: drawStory(widget, RemoteControl),
  decorators: [
    withAnswers({
      'GET /api/people?limit=50&search=': { data: people },
      'POST /api/remote': { data: { answers: [{ path: '/cms/pages', visible: true, online: true, idleSeconds: 12 }] } },
    }),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Normal: Story = {};

export const NobodyFound: Story = {
  parameters: {
    answers: { 'GET /api/people?limit=50&search=': { data: [] } },
    // While the list is open the rest is hidden from screen readers only: the focus cannot get there without closing it.
    a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /ตัวเลือก|choices/ }));
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'mobile1' } } };
