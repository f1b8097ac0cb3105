import { type AriaAttributes, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useText } from 'sala/runtime';
import type { Choice } from '../../shared/choices.ts';
import { findChoices } from '../../shared/findChoices.ts';
import { Chips } from '../parts/Chips.tsx';
import { selectTexts } from './selectTexts.ts';

interface Props {
  described: AriaAttributes & { id: string };
  choices: Choice[];
  chosen: string[];
  multiple: boolean;
  placeholder: string;
  onChoose: (value: string) => void;
  /** Called with the typed text, for choices loaded from the server. */
  onType?: (typed: string) => void;
}

/** A combobox for forms of visitors, whose pages carry no React Aria: typing filters the list, arrows move, Enter chooses, Escape closes. */
export function VisitorCombobox({ described, choices, chosen, multiple, placeholder, onChoose, onType }: Props) {
  const say = useText(selectTexts);
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const found = findChoices(choices, typed ?? '');
  const labels = choices.filter((choice) => chosen.includes(choice.value));
  const listId = `${described.id}-list`;
  const optionId = (index: number) => `${listId}-${index}`;

  useEffect(() => {
    if (open) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [open, active]);

  function choose(choice: Choice | undefined) {
    if (!choice) return;
    onChoose(choice.value);
    setTyped(undefined);
    if (!multiple) setOpen(false);
  }

  function handleKey(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setOpen(true);
      setActive(open ? Math.min(Math.max(active + step, 0), Math.max(found.length - 1, 0)) : 0);
    } else if (event.key === 'Enter' && open) {
      event.preventDefault();
      choose(found[active]);
    } else if (event.key === 'Escape' && open) {
      event.stopPropagation();
      close();
    }
  }

  function close() {
    setOpen(false);
    setTyped(undefined);
    setActive(0);
  }

  return (
    <div className="w-select__box">
      {multiple && <Chips chips={labels} removeLabel={(label) => say('remove', { label })} onRemove={onChoose} />}
      <input
        {...described}
        type="text"
        role="combobox"
        className="s-input s-input--list"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={listId}
        aria-activedescendant={open && found.length > 0 ? optionId(active) : undefined}
        placeholder={placeholder}
        value={typed ?? (multiple ? '' : (labels[0]?.label ?? ''))}
        onClick={() => setOpen(true)}
        onChange={(event) => {
          setTyped(event.target.value);
          onType?.(event.target.value);
          setActive(0);
          setOpen(true);
        }}
        onKeyDown={handleKey}
        onBlur={close}
      />
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={placeholder}
        aria-multiselectable={multiple || undefined}
        className="w-select__list"
        hidden={!open || found.length === 0}
      >
        {open &&
          found.map((choice, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the text field has the focus and the keys
            <div
              key={choice.value}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={chosen.includes(choice.value)}
              className="w-select__option"
              data-active={index === active ? '' : undefined}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(choice)}
            >
              {choice.label}
              {choice.description && <small>{choice.description}</small>}
            </div>
          ))}
      </div>
      {open && found.length === 0 && (!onType || typed) && (
        <p className="w-select__list" role="status">
          {say('nothingFound')}
        </p>
      )}
    </div>
  );
}
