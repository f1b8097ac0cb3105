import { Icon, Menu, useText } from 'sala/runtime';
import { useDialogAddress } from '../../parts/useDialogAddress.ts';
import { tableTexts } from '../texts/tableTexts.ts';
import { ArrangeColumns } from './ArrangeColumns.tsx';
import { type ColumnChoice, densities } from './useColumnChoice.ts';

/** How columns stand, row density, and which columns there are: last, since they may be many. */
export function ColumnMenu({ uid, choice }: { uid: string; choice: ColumnChoice }) {
  const say = useText(tableTexts);
  const dialog = useDialogAddress(uid);
  return (
    <>
      <Menu
        label={say('columns')}
        className="w-table__tool"
        sections={[
          {
            id: 'more',
            entries: [
              { id: 'arrange', title: say('arrange') },
              { id: 'reset', title: say('usualColumns') },
            ],
            onPress: (id) => (id === 'arrange' ? dialog.open('columns') : choice.reset()),
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
            id: 'columns',
            title: say('columns'),
            entries: choice.all.map(({ column: { field, title } }) => ({ id: field, title })),
            ticks: 'any',
            ticked: choice.columns.map(({ field }) => field),
            onPress: choice.toggle,
          },
        ]}
      >
        <Icon name="columns-3" size={18} />
        {say('columns')}
      </Menu>
      {dialog.current === 'columns' && <ArrangeColumns choice={choice} onClose={dialog.close} />}
    </>
  );
}
