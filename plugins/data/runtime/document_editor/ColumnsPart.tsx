import { useId } from 'react';
import { FoldTitle, useLanguage, useText } from 'sala/runtime';
import { type DocumentColumnSettings, readText } from 'sala/schemas';
import { ArrangeRows } from './ArrangeRows.tsx';
import { arrange } from './arrange.ts';
import type { PartProps } from './LookPart.tsx';
import { settingsTexts } from './settingsTexts.ts';
import { TextPair } from './TextPair.tsx';

/** Which columns the table has, in which order, how wide, under which headings, and how many lines stand on a page. */
export function ColumnsPart({ original: { columns, perPage }, draft, onChange }: PartProps) {
  const say = useText(settingsTexts);
  const language = useLanguage();
  const id = useId();
  if (columns.length === 0) return null;
  const chosen: DocumentColumnSettings[] = draft.columns ?? columns.map(({ name }) => ({ name }));
  const known = (name: string) => columns.find((column) => column.name === name);
  const settingsOf = (name: string) => chosen.find((column) => column.name === name) ?? { name };
  const change = (name: string, part: Partial<DocumentColumnSettings>) =>
    onChange({ columns: chosen.map((column) => (column.name === name ? { ...column, ...part } : column)) });
  const rows = arrange(
    columns.map(({ name }) => name),
    draft.columns?.map(({ name }) => name),
  );
  return (
    <details>
      <FoldTitle>{say('columns')}</FoldTitle>
      {perPage !== null && (
        <label className="s-field">
          <span className="s-field__label">{say('perPage')}</span>
          <input
            className="s-input"
            type="number"
            min={1}
            max={200}
            placeholder={String(perPage)}
            value={draft.perPage ?? ''}
            onChange={({ target }) => onChange({ perPage: readCount(target.valueAsNumber) })}
          />
        </label>
      )}
      <ArrangeRows
        needsOne
        rows={rows}
        titleOf={(name) => readText(settingsOf(name).title ?? known(name)?.title, language) || name}
        onChange={(next) =>
          onChange({ columns: next.filter(({ isShown }) => isShown).map(({ name }) => settingsOf(name)) })
        }
        more={(name) => {
          const column = settingsOf(name);
          const declared = known(name);
          return (
            <div className="w-paper__more">
              {declared && (
                <TextPair
                  label={say('label')}
                  value={column.title ?? declared.title}
                  onChange={(title) => change(name, { title })}
                />
              )}
              <div className="s-field">
                <label className="s-field__label" htmlFor={`${id}-${name}`}>
                  {say('width')}
                </label>
                <input
                  id={`${id}-${name}`}
                  className="s-input"
                  type="range"
                  min={30}
                  max={400}
                  value={column.width ?? declared?.width ?? 80}
                  onChange={({ target }) => change(name, { width: target.valueAsNumber })}
                />
              </div>
            </div>
          );
        }}
      />
    </details>
  );
}

/** What the document can have; nothing while the field is empty, which stands for what is declared. */
function readCount(typed: number): number | undefined {
  return Number.isInteger(typed) ? Math.min(200, Math.max(1, typed)) : undefined;
}
