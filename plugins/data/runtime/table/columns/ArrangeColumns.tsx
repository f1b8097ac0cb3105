import { useId } from 'react';
import { ChevronIcon, Dialog, useText } from 'sala/runtime';
import { mostFrozen } from '../../../shared/list/columnLayout.ts';
import { tableTexts } from '../texts/tableTexts.ts';
import type { ColumnChoice } from './useColumnChoice.ts';

/** Order, width and freeze of columns, without dragging; the table behind follows at once. */
export function ArrangeColumns({ choice, onClose }: { choice: ColumnChoice; onClose: () => void }) {
  const say = useText(tableTexts);
  const id = useId();
  const { columns, layout } = choice;
  return (
    <Dialog title={say('arrange')} text={say('arrangeText')} onClose={onClose}>
      <div className="s-field">
        <label className="s-field__label" htmlFor={id}>
          {say('freeze')}
        </label>
        <select
          id={id}
          className="s-input"
          value={layout.frozen}
          onChange={({ target }) => choice.freeze(Number(target.value))}
        >
          <option value={0}>{say('freezeNone')}</option>
          {columns.slice(0, mostFrozen).map(({ field, title }, index) => (
            <option key={field} value={index + 1}>
              {index + 1} – {title}
            </option>
          ))}
        </select>
      </div>
      <ul className="w-table__order">
        {columns.map(({ field, title }, index) => (
          <li key={field}>
            <span>{title}</span>
            <WidthChoice
              label={say('width', { title })}
              width={layout.widths[field]}
              onChoose={(width) => choice.resize(field, width)}
            />
            <MoveButton
              label={say('earlier', { title })}
              turn="up"
              disabled={index === 0}
              onPress={() => choice.move(field, index - 1)}
            />
            <MoveButton
              label={say('later', { title })}
              turn="down"
              disabled={index === columns.length - 1}
              onPress={() => choice.move(field, index + 1)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const widths = { widthNarrow: 96, widthMiddle: 160, widthWide: 240, widthWidest: 360 } as const;
const names = Object.keys(widths) as (keyof typeof widths)[]; // the keys that stand above

interface WidthProps {
  label: string;
  width: number | undefined;
  onChoose: (width: number | undefined) => void;
}

function WidthChoice({ label, width, onChoose }: WidthProps) {
  const say = useText(tableTexts);
  const isOwn = width !== undefined && names.every((name) => widths[name] !== width);
  return (
    <select
      className="s-input"
      aria-label={label}
      value={width ?? ''}
      onChange={({ target }) => onChoose(target.value === '' ? undefined : Number(target.value))}
    >
      <option value="">{say('widthAuto')}</option>
      {isOwn && <option value={width}>{say('widthOwn', { n: width })}</option>}
      {names.map((name) => (
        <option key={name} value={widths[name]}>
          {say(name)}
        </option>
      ))}
    </select>
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
