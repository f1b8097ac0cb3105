import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useLanguage } from '../../runtime/language/useText.ts';
import { Menu } from '../../runtime/ui/menu/Menu.tsx';

const meta = { title: 'ui/Menu' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const texts = {
  th: { view: 'มุมมอง', columns: 'คอลัมน์', density: 'ความแน่น', reset: 'คืนค่าเดิม', name: 'เลขที่', total: 'ยอดรวม' },
  en: { view: 'View', columns: 'Columns', density: 'Density', reset: 'Back to usual', name: 'Number', total: 'Total' },
};

function View() {
  const words = texts[useLanguage()];
  const [shown, setShown] = useState(['name']);
  const [density, setDensity] = useState('1');
  const columns = [
    { id: 'name', title: words.name },
    { id: 'total', title: words.total },
    { id: 'long', title: 'ชื่อลูกค้าที่ยาวมากจนต้องขึ้นบรรทัดใหม่เพื่อให้อ่านได้ทั้งหมด' },
  ];
  const toggle = (id: string) => setShown(shown.includes(id) ? shown.filter((one) => one !== id) : [...shown, id]);
  return (
    <div style={{ minBlockSize: '28rem', textAlign: 'end' }}>
      <Menu
        label={words.view}
        className="s-button s-button--outline"
        sections={[
          { id: 'columns', title: words.columns, entries: columns, ticks: 'any', ticked: shown, onPress: toggle },
          {
            id: 'density',
            title: words.density,
            entries: ['1', '2', '3'].map((id) => ({ id, title: id })),
            ticks: 'one',
            ticked: [density],
            onPress: setDensity,
          },
          { id: 'more', entries: [{ id: 'reset', title: words.reset }], onPress: () => setShown([]) },
        ]}
      />
    </div>
  );
}

export const Closed: Story = { render: () => <View /> };

export const Open: Story = {
  ...Closed,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'));
  },
};

export const Phone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };
