import { useState } from 'react';
import { Icon, Menu, useText } from 'sala/runtime';
import { ColumnOrder } from './ColumnOrder.tsx';
import { tableTexts } from './tableTexts.ts';
import { type ColumnChoice, densities } from './useColumnChoice.ts';

/** Visibility and order of columns, and row density. */
export function ColumnMenu({ choice }: { choice: ColumnChoice }) {
  const say = useText(tableTexts);
  const [isOrdering, setOrdering] = useState(false);
  return (
    <>
      <Menu
        label={say('columns')}
        className="w-table__tool"
        sections={[
          {
            id: 'columns',
            title: say('columns'),
            entries: choice.all.map(({ column: { field, title } }) => ({ id: field, title })),
            ticks: 'any',
            ticked: choice.columns.map(({ field }) => field),
            onPress: choice.toggle,
          },
          {
            id: 'density',
            title: say('density'),
            entries: densities.map((density) => ({ id: density, title: say(density) })),
            ticks: 'one',
            ticked: [choice.density],
            onPress: (id) => choice.setDensity(densities.find((density) => density === id) ?? 'normal'),
          },
          {
            id: 'more',
            entries: [
              { id: 'order', title: say('columnOrder') },
              { id: 'reset', title: say('usualColumns') },
            ],
            onPress: (id) => (id === 'order' ? setOrdering(true) : choice.reset()),
          },
        ]}
      >
        <Icon name="columns-3" size={18} />
        {say('columns')}
      </Menu>
      {isOrdering && <ColumnOrder choice={choice} onClose={() => setOrdering(false)} />}
    </>
  );
}
