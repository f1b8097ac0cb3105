import { Fragment, type ReactNode } from 'react';
import { findType } from 'sala/engine';
import { NativeDate, useText } from 'sala/runtime';
import type { GridColumn } from '../../../shared/columns.ts';
import { splitRange } from '../../../shared/filter/splitRange.ts';
import { filterParameter, type ListAsk, writeSort } from '../../../shared/list/listAddress.ts';
import type { ListAnswer } from '../../../shared/list/listAnswer.ts';
import { AddressForm } from '../../parts/AddressForm.tsx';
import { tableTexts } from '../texts/tableTexts.ts';

interface Props {
  uid: string;
  ask: ListAsk;
  answer: ListAnswer;
}

/** Filters by column without scripts: part of a text, a range, or some of its values. */
export function Filters({ uid, ask, answer }: Props) {
  const say = useText(tableTexts);
  const columns = answer.columns.filter(({ filterable }) => filterable);
  const names = columns.flatMap(({ field }) => [
    filterParameter(field),
    filterParameter(field, 'from'),
    filterParameter(field, 'to'),
  ]);
  if (columns.length === 0) return null;
  const draw = (column: GridColumn) => (
    <FilterField key={column.field} uid={uid} column={column} value={ask.filters[column.field] ?? ''} />
  );
  return (
    <details className="w-table__filters">
      <summary>{say('filter')}</summary>
      <AddressForm
        key={JSON.stringify(ask.filters)}
        uid={uid}
        label={say('filter')}
        className="w-table__filter-form"
        replaces={[...names, 'page', 'sort']}
      >
        {columns.filter((column) => !isListed(column)).map(draw)}
        <SortField uid={uid} answer={answer} />
        {columns.filter(isListed).map(draw)}
        <div className="w-table__filter-actions">
          <button type="submit" className="s-button s-button--primary s-button--small">
            {say('apply')}
          </button>
        </div>
      </AddressForm>
    </details>
  );
}

/** Choices take a full row. */
function isListed({ kind, choices }: GridColumn): boolean {
  return (kind === 'status' || kind === 'choice') && choices !== undefined;
}

interface FieldProps {
  uid: string;
  column: GridColumn;
  value: string;
}

function FilterField({ uid, column, value }: FieldProps) {
  const { kind, title, field } = column;
  const name = `${uid}.${filterParameter(field)}`;
  const typed = findType(column.type)?.type.filter;
  if (typed?.kind === 'range') return <RangeField {...{ uid, column, value }} draw={drawText} />;
  if (typed) return <TextFilter name={name} title={title} value={value} />;
  if (kind === 'number' || kind === 'money') return <RangeField {...{ uid, column, value }} draw={drawNumber} />;
  if (kind === 'date' || kind === 'datetime') return <RangeField {...{ uid, column, value }} draw={drawDate} />;
  if (kind === 'boolean') return <BooleanField name={name} title={title} value={value} />;
  if (isListed(column)) return <ChoiceField {...{ name, column, value }} />;
  return <TextFilter name={name} title={title} value={value} />;
}

function TextFilter({ name, title, value }: { name: string; title: string; value: string }) {
  return (
    <label className="w-table__filter">
      <span>{title}</span>
      <input className="s-input" type="text" name={name} maxLength={200} defaultValue={value} />
    </label>
  );
}

interface EndProps {
  name: string;
  label: string;
  placeholder: string;
  defaultValue: string;
}

function RangeField({ uid, column, value, draw }: FieldProps & { draw: (end: EndProps) => ReactNode }) {
  const say = useText(tableTexts);
  const range = splitRange(value);
  return (
    <fieldset className="w-table__filter">
      <legend>{column.title}</legend>
      <span className="w-table__range">
        {(['from', 'to'] as const).map((end) => (
          <Fragment key={end}>
            {draw({
              name: `${uid}.${filterParameter(column.field, end)}`,
              label: say(end, { title: column.title }),
              placeholder: say(end === 'from' ? 'fromShort' : 'toShort'),
              defaultValue: range[end],
            })}
          </Fragment>
        ))}
      </span>
    </fieldset>
  );
}

function drawNumber({ label, ...end }: EndProps) {
  return <input className="s-input" type="number" step="any" aria-label={label} {...end} />;
}

/** Ends that are typed as the field shows them: `500 THB`, `1:30`. */
function drawText({ label, ...end }: EndProps) {
  return <input className="s-input" type="text" aria-label={label} {...end} />;
}

function drawDate({ placeholder, ...end }: EndProps) {
  return <NativeDate hidesLabel {...end} />;
}

function BooleanField({ name, title, value }: { name: string; title: string; value: string }) {
  const say = useText(tableTexts);
  return (
    <label className="w-table__filter">
      <span>{title}</span>
      <select className="s-input" name={name} defaultValue={value}>
        <option value="">{say('any')}</option>
        <option value="true">{say('yes')}</option>
        <option value="false">{say('no')}</option>
      </select>
    </label>
  );
}

function ChoiceField({ name, column, value }: { name: string; column: GridColumn; value: string }) {
  const chosen = new Set(value.split(','));
  return (
    <fieldset className="w-table__filter w-table__filter--choices">
      <legend>{column.title}</legend>
      {column.choices?.map((choice) => (
        <label key={choice.value} className="w-table__choice">
          <input type="checkbox" name={name} value={choice.value} defaultChecked={chosen.has(choice.value)} />
          {choice.title}
        </label>
      ))}
    </fieldset>
  );
}

/** Sorting for the card layout, which has no headers. */
function SortField({ uid, answer }: { uid: string; answer: ListAnswer }) {
  const say = useText(tableTexts);
  const sortable = answer.columns.filter((column) => column.sortable);
  if (sortable.length === 0) return null;
  const current = writeSort(answer.sort);
  return (
    <label className="w-table__filter">
      <span>{say('sort')}</span>
      <select className="s-input" name={`${uid}.sort`} defaultValue={current} key={current}>
        <option value="">{say('usualOrder')}</option>
        {sortable.flatMap(({ field, title }) => [
          <option key={field} value={field}>
            {say('sortUp', { title })}
          </option>,
          <option key={`-${field}`} value={`-${field}`}>
            {say('sortDown', { title })}
          </option>,
        ])}
      </select>
    </label>
  );
}
