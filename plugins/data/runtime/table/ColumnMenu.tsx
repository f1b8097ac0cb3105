import { type KeyboardEvent, useEffect, useRef } from 'react';
import { ChevronIcon, Icon, useText } from 'sala/runtime';
import { tableTexts } from './tableTexts.ts';
import type { ColumnChoice, Density } from './useColumnChoice.ts';

const densities: Density[] = ['compact', 'normal', 'relaxed'];

/** Which columns are shown, in which order, how close together. */
export function ColumnMenu({ choice }: { choice: ColumnChoice }) {
  const say = useText(tableTexts);
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    function handlePress(event: PointerEvent) {
      if (menu.current?.open && event.target instanceof Node && !menu.current.contains(event.target))
        menu.current.open = false;
    }
    document.addEventListener('pointerdown', handlePress);
    return () => document.removeEventListener('pointerdown', handlePress);
  }, []);
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !menu.current?.open) return;
    menu.current.open = false;
    menu.current.querySelector('summary')?.focus();
  }
  return (
    <details ref={menu} className="w-table__menu" onKeyDown={handleKey}>
      <summary className="w-table__tool">
        <Icon name="columns-3" size={18} />
        {say('columns')}
      </summary>
      <div className="w-table__menu-body">
        <ul aria-label={say('columns')}>
          {choice.all.map(({ column: { field, title }, shown }, index) => (
            <li key={field}>
              <label className="w-table__choice">
                <input type="checkbox" checked={shown} onChange={() => choice.toggle(field)} />
                {title}
              </label>
              <MoveButton
                label={say('earlier', { title })}
                turn="up"
                disabled={index === 0}
                onPress={() => choice.move(field, -1)}
              />
              <MoveButton
                label={say('later', { title })}
                turn="down"
                disabled={index === choice.all.length - 1}
                onPress={() => choice.move(field, 1)}
              />
            </li>
          ))}
        </ul>
        <fieldset className="w-table__densities">
          <legend>{say('density')}</legend>
          {densities.map((density) => (
            <label key={density} className="w-table__choice">
              <input type="radio" checked={choice.density === density} onChange={() => choice.setDensity(density)} />
              {say(density)}
            </label>
          ))}
        </fieldset>
        <button type="button" className="s-button s-button--quiet s-button--small" onClick={choice.reset}>
          {say('usualColumns')}
        </button>
      </div>
    </details>
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
