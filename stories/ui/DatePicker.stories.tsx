import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLanguage } from '../../runtime/language/useText.ts';
import { DatePicker } from '../../runtime/ui/fields/DatePicker.tsx';

const meta = { title: 'ui/DatePicker' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Due({ value, required }: { value?: string; required?: boolean }) {
  const label = useLanguage() === 'th' ? 'วันครบกำหนด' : 'Due date';
  return (
    <form style={{ maxInlineSize: '20rem', minBlockSize: '28rem' }}>
      <DatePicker label={label} name="due" defaultValue={value} required={required} />
    </form>
  );
}

export const Empty: Story = { render: () => <Due required /> };

export const Filled: Story = { render: () => <Due value="2026-11-21" /> };

export const Open: Story = {
  ...Filled,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /ปฏิทิน|Calendar/ }));
  },
};

export const Phone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };
