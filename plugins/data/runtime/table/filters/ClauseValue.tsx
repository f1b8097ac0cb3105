import { type ChangeEvent, useState } from 'react';
import { findType, nameRecord } from 'sala/engine';
import { type Choice, CloseIcon, Combobox, DatePicker, useLanguage, useRecords, useText } from 'sala/runtime';
import { type JsonObject, readText } from 'sala/schemas';
import type { GridColumn } from '../../../shared/columns.ts';
import { hiddenName } from '../../../shared/dataWords.ts';
import { takesNoValue } from '../../../shared/filter/clause.ts';
import { isNumeric, readTypedNumber, showTypedValue, takesList } from '../../../shared/filter/typedValues.ts';
import { filterTexts } from '../texts/filterTexts.ts';
import { PeriodValue } from './PeriodValue.tsx';
import type { DraftClause } from './useFilterDraft.ts';

interface Props {
  clause: DraftClause;
  column: GridColumn;
  names?: Readonly<Record<string, string>>;
}

/** What the field is compared with, by its type; the form reads it from the fields called by the clause's key. */
export function ClauseValue({ clause, column, names }: Props) {
  const { key, operator, values } = clause;
  const { kind, type } = column;
  if (takesNoValue(operator)) return <span className="w-table__values" />;
  if (operator === 'within') return <PeriodValue name={key} value={values[0] ?? 'this_month'} />;
  if (findType(type)) return <TypedValue key={operator} clause={clause} column={column} />;
  if (kind === 'status' || kind === 'choice') return <ChoiceValue clause={clause} column={column} />;
  if (kind === 'reference' || kind === 'person')
    return <ReferenceValue clause={clause} column={column} names={names} />;
  if (kind === 'date' || kind === 'datetime') return <DateValue clause={clause} column={column} />;
  return <TypedValue key={String(takesList(column, operator))} clause={clause} column={column} />;
}

/** Texts as they are, numbers with their separators, several texts in one box. */
function TypedValue({ clause, column }: Props) {
  const { key, operator } = clause;
  const say = useText(filterTexts);
  const language = useLanguage();
  const numeric = isNumeric(column);
  const check = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const isWrong = numeric && target.value.trim() !== '' && readTypedNumber(target.value) === undefined;
    target.setCustomValidity(isWrong ? say('notNumber') : '');
  };
  const common = { className: 's-input', name: key };
  if (takesList(column, operator))
    return (
      <span className="w-table__values">
        <textarea
          {...common}
          rows={1}
          maxLength={2000}
          aria-label={`${column.title} ${say('value')}`}
          placeholder={say('several')}
          defaultValue={showTypedValue(column, clause, 0, language)}
        />
      </span>
    );
  const field = (index: number, label: string) => (
    <input
      {...common}
      type="text"
      inputMode={numeric ? 'decimal' : undefined}
      maxLength={200}
      aria-label={`${column.title} ${label}`}
      defaultValue={showTypedValue(column, clause, index, language)}
      onChange={check}
    />
  );
  return (
    <span className="w-table__values">
      {field(0, say('value'))}
      {operator === 'between' && <span>{say('value2')}</span>}
      {operator === 'between' && field(1, say('value2'))}
    </span>
  );
}

function DateValue({ clause: { key, operator, values }, column }: Props) {
  const say = useText(filterTexts);
  return (
    <span className="w-table__values">
      <DatePicker hidesLabel label={`${column.title} ${say('value')}`} name={key} defaultValue={values[0]} />
      {operator === 'between' && <span>{say('value2')}</span>}
      {operator === 'between' && (
        <DatePicker hidesLabel label={`${column.title} ${say('value2')}`} name={key} defaultValue={values[1]} />
      )}
    </span>
  );
}

function ChoiceValue({ clause: { key, values }, column }: Props) {
  return (
    <fieldset className="w-table__values w-table__filter--choices" aria-label={column.title}>
      {column.choices?.map(({ value, title }) => (
        <label key={value} className="w-table__choice">
          <input type="checkbox" name={key} value={value} defaultChecked={values.includes(value)} />
          {title}
        </label>
      ))}
    </fieldset>
  );
}

const mostFound = 12;

/** Records found by their names; several may be chosen. */
function ReferenceValue({ clause: { key, values }, column, names = {} }: Props) {
  const say = useText(filterTexts);
  const records = useRecords()(column.reference ?? '');
  const language = useLanguage();
  const hidden = readText(hiddenName, language);
  const [chosen, setChosen] = useState(() => values.map((id): Choice => ({ id, title: names[id] ?? hidden })));
  async function search(typed: string): Promise<Choice[]> {
    const { data } = await records.find({ search: typed || undefined, limit: mostFound });
    return data
      .filter(({ id }) => chosen.every((one) => one.id !== id))
      .map((record) => {
        const { id, title } = nameRecord(record as JsonObject, column.display ?? [], language);
        return { id, title };
      });
  }
  return (
    <span className="w-table__values">
      {chosen.map(({ id, title }) => (
        <span key={id} className="w-table__chip">
          <input type="hidden" name={key} value={id} />
          <span>{title}</span>
          <button
            type="button"
            aria-label={say('removeOne', { name: title })}
            onClick={() => setChosen(chosen.filter((one) => one.id !== id))}
          >
            <CloseIcon />
          </button>
        </span>
      ))}
      <Combobox
        key={chosen.length}
        label={column.title}
        hidesLabel
        placeholder={say('choose')}
        chosen={undefined}
        search={search}
        onChoose={(choice) => choice && setChosen([...chosen, choice])}
      />
    </span>
  );
}
