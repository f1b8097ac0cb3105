import { type KeyboardEvent, use, useId, useState } from 'react';
import { Icon as NamedIcon } from '../../../runtime/icons/Icon.tsx';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { useFirstFocus } from '../../shell/useFirstFocus.ts';
import { type IconTags, searchIcons } from './searchIcons.ts';
import { useGridWindow } from './useGridWindow.ts';

interface Props {
  tags: Promise<IconTags>;
  chosen: string;
  onChoose: (name: string) => void;
}

/** All icons of the set, searched in Thai or English; only those in sight are drawn. */
export function IconPicker({ tags, chosen, onChoose }: Props) {
  const { say } = useLanguage();
  const known = use(tags);
  const id = useId();
  const field = useFirstFocus<HTMLInputElement>();
  const [query, setQuery] = useState('');
  const found = searchIcons(known, query);
  const [active, setActive] = useState(() => Math.max(0, found.indexOf(chosen)));
  const at = Math.min(active, found.length - 1);
  const { grid, columns, first, count, height, offset, reveal } = useGridWindow(found.length, at);

  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const isTyping = event.target instanceof HTMLInputElement;
    const steps: Record<string, number> = {
      ArrowDown: at + columns,
      ArrowUp: at - columns,
      PageDown: at + columns * 5,
      PageUp: at - columns * 5,
      // Inside the search these move the caret.
      ...(!isTyping && { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: found.length - 1 }),
    };
    const name = found[at];
    if ((event.key === 'Enter' || (event.key === ' ' && !isTyping)) && name) {
      event.preventDefault();
      onChoose(name);
      return;
    }
    const next = steps[event.key];
    if (next === undefined || found.length === 0) return;
    event.preventDefault();
    const place = Math.min(Math.max(next, 0), found.length - 1);
    setActive(place);
    reveal(place);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the search field and of the list mean the same
    <div className="bd-icons" onKeyDown={handleKey}>
      <input
        ref={field}
        className="bd-input"
        type="search"
        role="combobox"
        aria-expanded="true"
        aria-autocomplete="list"
        aria-controls={id}
        aria-activedescendant={found[at] ? `${id}-${found[at]}` : undefined}
        aria-label={say('searchIcons')}
        placeholder={say('searchIcons')}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setActive(0);
          reveal(0);
        }}
      />
      <p className="bd-help" role="status">
        {found.length === 0 ? say('noIcons') : (found[at] ?? '')}
      </p>
      <div
        ref={grid}
        id={id}
        className="bd-icons__grid"
        role="listbox"
        aria-label={say('chooseIcon')}
        aria-activedescendant={found[at] ? `${id}-${found[at]}` : undefined}
        tabIndex={0}
      >
        <div style={{ blockSize: height }} role="presentation">
          <div
            className="bd-icons__window"
            role="presentation"
            style={{ translate: `0 ${offset}px`, gridTemplateColumns: `repeat(${columns}, 1fr)` }}
          >
            {found.slice(first, first + count).map((name, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the list above hears the keys
              <div
                key={name}
                id={`${id}-${name}`}
                role="option"
                tabIndex={-1}
                aria-selected={name === chosen}
                aria-setsize={found.length}
                aria-posinset={first + index + 1}
                aria-label={name}
                title={name}
                className="bd-icons__icon"
                data-active={first + index === at || undefined}
                onClick={() => onChoose(name)}
              >
                <NamedIcon name={name} size={22} />
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
