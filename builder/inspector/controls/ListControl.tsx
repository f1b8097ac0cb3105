import { ChevronDown, ChevronUp, Plus, Trash2 } from 'lucide-static';
import { type KeyboardEvent, useRef } from 'react';
import { isJsonObject, type Json } from '../../../schemas/index.ts';
import { createItem } from '../../document/catalog/createItem.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { focusOnceShown } from '../../ui/focusOnceShown.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { ControlProps } from '../fields/controlProps.ts';
import { useItemTitle } from '../fields/useItemTitle.ts';

/** A list whose items can be added, removed and reordered. */
export function ListControl({ schema, value, label, path, onChange, Fields }: ControlProps) {
  const { say } = useLanguage();
  const item = schema.items ?? {};
  const list = readList(value ?? schema.default);
  const titleOf = useItemTitle(item, path);
  const isFull = list.length >= (schema.maxItems ?? Number.POSITIVE_INFINITY);
  const holder = useRef<HTMLOListElement>(null);
  const add = () => {
    onChange([...list, createItem(schema, list)]);
    focusItem(() => holder.current?.children[list.length]);
  };
  const move = (from: number, to: number) => onChange(list.toSpliced(from, 1).toSpliced(to, 0, list[from] ?? null));
  return (
    <div className="bd-list">
      <ol ref={holder} onKeyDown={(event) => !isFull && goesOn(event) && add()}>
        {list.map((each, index) => (
          <li key={readKey(each, index)}>
            <details open={list.length <= 2 || undefined}>
              <summary>
                <span className="bd-list__title">
                  {titleOf(each, index) || say('itemNumber', { number: index + 1 })}
                </span>
              </summary>
              <Fields
                fields={[{ path: [...path, index], schema: item }]}
                itemLabel={say('itemNumber', { number: index + 1 })}
              />
            </details>
            <ItemButtons
              number={index + 1}
              onUp={index > 0 ? () => move(index, index - 1) : undefined}
              onDown={index < list.length - 1 ? () => move(index, index + 1) : undefined}
              onRemove={() => onChange(list.toSpliced(index, 1))}
            />
          </li>
        ))}
      </ol>
      <button
        type="button"
        className="bd-button bd-button--quiet"
        aria-label={`${say('addItem')}: ${label}`}
        disabled={isFull}
        onClick={add}
      >
        <Icon svg={Plus} />
        <span>{say('addItem')}</span>
      </button>
    </div>
  );
}

interface ButtonsProps {
  number: number;
  onUp?: () => void;
  onDown?: () => void;
  onRemove: () => void;
}

function ItemButtons({ number, onUp, onDown, onRemove }: ButtonsProps) {
  const { say } = useLanguage();
  const buttons = [
    { word: 'itemUp' as const, svg: ChevronUp, act: onUp },
    { word: 'itemDown' as const, svg: ChevronDown, act: onDown },
    { word: 'removeItem' as const, svg: Trash2, act: onRemove },
  ];
  return (
    <span className="bd-list__buttons">
      {buttons.map(({ word, svg, act }) => (
        <button
          key={word}
          type="button"
          className="bd-icon-button"
          disabled={!act}
          title={say(word, { number })}
          aria-label={say(word, { number })}
          onClick={act}
        >
          <Icon svg={svg} />
        </button>
      ))}
    </span>
  );
}

/** Opens an item that is drawn soon, and puts the focus into its first text. */
function focusItem(find: () => Element | undefined): void {
  focusOnceShown(() => {
    const fold = find()?.querySelector('details');
    if (fold) fold.open = true;
    return fold?.querySelector<HTMLElement>(texts) ?? fold?.querySelector<HTMLElement>('input, select, button');
  });
}

const texts = 'input[type="text"], textarea, [contenteditable="true"]';

/** Whether Enter was pressed in a line of the last item that says something: another one is to follow. */
function goesOn(event: KeyboardEvent<HTMLOListElement>): boolean {
  const { target, currentTarget, key, nativeEvent } = event;
  if (key !== 'Enter' || nativeEvent.isComposing || event.defaultPrevented) return false;
  // A list of suggestions has a role, and uses the key.
  if (!(target instanceof HTMLInputElement) || !target.matches('[type="text"]:not([role])') || target.value === '')
    return false;
  if (!currentTarget.lastElementChild?.contains(target)) return false;
  event.preventDefault(); // a list around this one then leaves the key alone
  return true;
}

function readList(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

function readKey(item: Json, index: number): string {
  return isJsonObject(item) && typeof item.uid === 'string' ? item.uid : String(index);
}
