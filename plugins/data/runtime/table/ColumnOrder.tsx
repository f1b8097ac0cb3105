import { ChevronIcon, Dialog, useText } from 'sala/runtime';
import { tableTexts } from './tableTexts.ts';
import type { ColumnChoice } from './useColumnChoice.ts';

/** Moves columns before and after each other; the table behind follows at once. */
export function ColumnOrder({ choice, onClose }: { choice: ColumnChoice; onClose: () => void }) {
  const say = useText(tableTexts);
  return (
    <Dialog title={say('columnOrder')} onClose={onClose}>
      <ul className="w-table__order">
        {choice.columns.map(({ field, title }, index) => (
          <li key={field}>
            <span>{title}</span>
            <MoveButton
              label={say('earlier', { title })}
              turn="up"
              disabled={index === 0}
              onPress={() => choice.move(field, -1)}
            />
            <MoveButton
              label={say('later', { title })}
              turn="down"
              disabled={index === choice.columns.length - 1}
              onPress={() => choice.move(field, 1)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

interface MoveProps {
  label: string;
  turn: 'up' | 'down';
  disabled: boolean;
  onPress: () => void;
}

function MoveButton({ label, turn, disabled, onPress }: MoveProps) {
  return (
    <button
      type="button"
      className="w-table__move"
      data-turn={turn}
      aria-label={label}
      disabled={disabled}
      onClick={onPress}
    >
      <ChevronIcon />
    </button>
  );
}
