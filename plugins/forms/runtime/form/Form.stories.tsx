import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { Form } from './Form.tsx';
import { widget } from './form.ts';

const meta: Meta<StoryArgs> = {
  render: drawStory(widget, Form),
  args: {
    rows: () => (
      <div className="s-field">
        <label className="s-field__label" htmlFor="form-mail">
          อีเมล
        </label>
        <input id="form-mail" className="s-input" type="email" autoComplete="email" />
      </div>
    ),
  },
};

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = {};

export const Box: Story = {
  args: {
    properties: { look: 'card', settings: { submit: { th: 'สมัครรับข่าว', en: 'Subscribe' }, clearButton: false } },
  },
};

export const WithClearButton: Story = {
  args: { properties: { settings: { clearButton: true, clear: { th: 'เริ่มใหม่', en: 'Start over' } } } },
};

export const LongText: Story = {
  args: { properties: { look: 'card', settings: { submit: 'ข้อความบนปุ่มที่ยาวมากเป็นพิเศษ '.repeat(4) } } },
};

export const Phone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };
