import { use, useId } from 'react';
import { useField, useText } from 'sala/runtime';
import { isJsonObject } from 'sala/schemas';
import { RecordContext } from '../record/RecordContext.ts';
import { recordTexts } from '../record/recordTexts.ts';
import { SomeValue } from '../record/SomeValue.tsx';
import { LinesTable } from '../record_detail/LinesTable.tsx';
import './record_value.css';

/** A value of the form as text: computed, numbered, kept by the system, or closed to this person. */
export function ReadOnlyField({ name, label }: { name: string; label: string }) {
  const answer = use(RecordContext);
  const say = useText(recordTexts);
  const id = useId();
  const filled = useField({ uid: name, name }).value;
  const field = answer?.fields.find((one) => one.field === name);
  if (!field) return null;
  const value = filled ?? answer?.record?.[name] ?? null;
  const isEmpty = value === null || value === '';
  const lines = Array.isArray(value) ? value.filter(isJsonObject) : [];
  const currency = answer?.record?.currency;
  const isNumbered = isEmpty && field.schema['x-sequence'] !== undefined;
  return (
    <div className="s-field w-record-value">
      <span className="s-field__label" id={id}>
        {label || field.title}
      </span>
      {answer && field.lines && lines.length > 0 ? (
        <LinesTable
          {...{ lines, columns: field.lines, names: answer.names }}
          label={label || field.title}
          currency={typeof currency === 'string' ? currency : undefined}
        />
      ) : (
        <output className="w-record-value__text" data-empty={isEmpty || undefined} aria-labelledby={id}>
          {isNumbered ? say('numberedLater') : isEmpty ? say('none') : <SomeValue field={field} value={value} />}
        </output>
      )}
    </div>
  );
}
