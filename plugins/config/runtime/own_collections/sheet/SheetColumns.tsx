import type { ReactNode } from 'react';
import { useLanguage, useText } from 'sala/runtime';
import { readText } from 'sala/schemas';
import type { ColumnDraft } from './sheetDraft.ts';
import { sheetTexts } from './sheetTexts.ts';

interface Props {
  columns: ColumnDraft[];
  disabled: boolean;
  onChange: (columns: ColumnDraft[]) => void;
}

/** The columns of a sheet as fields, each of which can be changed before the collection is made. */
export function SheetColumns({ columns, disabled, onChange }: Props) {
  const change = (at: number, changes: Partial<ColumnDraft>) =>
    onChange(
      columns.map((column) => {
        if (column.at === at) return { ...column, ...changes };
        return changes.display ? { ...column, display: false } : column;
      }),
    );
  return (
    <ul className="w-own_sheet__columns">
      {columns.map((column) => (
        <SheetColumn
          key={column.at}
          column={column}
          disabled={disabled}
          onChange={(changes) => change(column.at, changes)}
        />
      ))}
    </ul>
  );
}

interface ColumnProps {
  column: ColumnDraft;
  disabled: boolean;
  onChange: (changes: Partial<ColumnDraft>) => void;
}

function SheetColumn({ column, disabled, onChange }: ColumnProps) {
  const say = useText(sheetTexts);
  const language = useLanguage();
  const { at, taken, samples, kind, kinds, title, name } = column;
  const heading = column.heading || say('noHeading', { at: at + 1 });
  const isFixed = disabled || !taken;
  const chosen = kinds.find((one) => one.kind === kind);
  return (
    <li data-left={!taken || undefined}>
      <label className="w-config__check">
        <input
          type="checkbox"
          aria-label={say('takeOf', { heading })}
          checked={taken}
          disabled={disabled}
          onChange={() => onChange({ taken: !taken })}
        />
        <span>
          <strong>{heading}</strong>
          <small className="w-config__quiet">
            {samples.length > 0 ? say('samples', { samples: samples.join(', ') }) : say('empty')}
          </small>
        </span>
      </label>
      <Titled title={say('kind')}>
        <select
          className="s-input"
          aria-label={say('kindOf', { heading })}
          value={kind}
          disabled={isFixed}
          onChange={({ target }) => onChange({ kind: target.value })}
        >
          {kinds.map((one) => {
            const text = readText(one.title, language);
            return (
              <option key={one.kind} value={one.kind}>
                {one.misfits > 0 ? say('misfits', { title: text, count: one.misfits }) : text}
              </option>
            );
          })}
        </select>
      </Titled>
      {(['th', 'en'] as const).map((one) => (
        <Titled key={one} title={say(one === 'th' ? 'fieldTh' : 'fieldEn')}>
          <input
            className="s-input"
            lang={one}
            aria-label={say(one === 'th' ? 'fieldThOf' : 'fieldEnOf', { heading })}
            value={title[one]}
            maxLength={100}
            disabled={isFixed}
            onChange={({ target }) => onChange({ title: { ...title, [one]: target.value } })}
          />
        </Titled>
      ))}
      <Titled title={say('fieldName')}>
        <input
          className="s-input w-own_sheet__name"
          aria-label={say('fieldNameOf', { heading })}
          value={name}
          maxLength={60}
          disabled={isFixed}
          autoCapitalize="none"
          onChange={({ target }) => onChange({ name: target.value })}
        />
      </Titled>
      <span className="w-own_sheet__marks">
        <label className="w-config__check">
          <input
            type="checkbox"
            aria-label={say('uniqueOf', { heading })}
            checked={column.unique}
            disabled={isFixed}
            onChange={() => onChange({ unique: !column.unique })}
          />
          <span>{say('unique')}</span>
        </label>
        <label className="w-config__check">
          <input
            type="radio"
            name="display"
            aria-label={say('displayOf', { heading })}
            checked={column.display}
            disabled={isFixed}
            onChange={() => onChange({ display: true })}
          />
          <span>{say('display')}</span>
        </label>
      </span>
      {taken && chosen?.misfit && <p className="s-field__error">{say('misfit', chosen.misfit)}</p>}
    </li>
  );
}

/** A control under what it is; screen readers say whose it is as well. */
function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="w-own_sheet__field">
      <small className="w-config__quiet" aria-hidden="true">
        {title}
      </small>
      {children}
    </div>
  );
}
