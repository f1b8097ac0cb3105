import { ChevronDown, ChevronUp, Plus, Trash2 } from 'lucide-static';
import { isJsonObject, type Json, type PropertySchema } from '../../../schemas/index.ts';
import { readDefaults } from '../../document/catalog/createObject.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
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
  const move = (from: number, to: number) => onChange(list.toSpliced(from, 1).toSpliced(to, 0, list[from] ?? null));
  return (
    <div className="bd-list">
      <ol>
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
        onClick={() => onChange([...list, createItem(item)])}
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

function readList(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

function readKey(item: Json, index: number): string {
  return isJsonObject(item) && typeof item.uid === 'string' ? item.uid : String(index);
}

function createItem(schema: PropertySchema): Json {
  const made = readDefaults(schema);
  if (made !== undefined) return made;
  if (schema.type === 'object') return {};
  if (schema.type === 'array') return [];
  return schema.type === 'number' || schema.type === 'integer' ? 0 : schema.type === 'boolean' ? false : '';
}
