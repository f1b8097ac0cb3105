import type { ReactNode } from 'react';
import { FoldTitle, Icon, useText } from 'sala/runtime';
import { type Arranged, move } from './arrange.ts';
import { settingsTexts } from './settingsTexts.ts';

interface Props {
  rows: Arranged[];
  titleOf: (name: string) => string;
  onChange: (rows: Arranged[]) => void;
  /** What else may be set of a shown one. */
  more?: (name: string) => ReactNode;
  /** One at least must stay. */
  needsOne?: boolean;
}

/** Things that are shown or not, in an order; moved by buttons, so by keyboard and finger too. */
export function ArrangeRows({ rows, titleOf, onChange, more, needsOne = false }: Props) {
  const say = useText(settingsTexts);
  const shown = rows.filter(({ isShown }) => isShown).length;
  return (
    <ol className="w-paper__rows">
      {rows.map((row, at) => {
        const name = titleOf(row.name);
        const button = (icon: string, label: string, by: 1 | -1, disabled: boolean) => (
          <button
            type="button"
            className="s-button s-button--quiet s-button--small"
            aria-label={label}
            disabled={disabled}
            onClick={() => onChange(move(rows, at, by))}
          >
            <Icon name={icon} size={16} />
          </button>
        );
        return (
          <li key={row.name}>
            <div className="w-paper__row">
              <label>
                <input
                  type="checkbox"
                  aria-label={say('shown', { name })}
                  checked={row.isShown}
                  disabled={needsOne && row.isShown && shown === 1}
                  onChange={({ target }) =>
                    onChange(rows.map((one) => (one === row ? { ...one, isShown: target.checked } : one)))
                  }
                />
                <span>{name}</span>
              </label>
              {button('chevron-up', say('up', { name }), -1, at === 0)}
              {button('chevron-down', say('down', { name }), 1, at === rows.length - 1)}
            </div>
            {row.isShown && more && (
              <details className="w-paper__adjust">
                <FoldTitle>{say('adjust', { name })}</FoldTitle>
                {more(row.name)}
              </details>
            )}
          </li>
        );
      })}
    </ol>
  );
}
