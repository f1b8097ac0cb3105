import { useId, useState } from 'react';
import { nameRecord } from 'sala/engine';
import { type Choice, Combobox, DatePicker, FieldFrame, useLanguage, useRecords, useText } from 'sala/runtime';
import type { Json, JsonObject, Language } from 'sala/schemas';
import type { RecordField, RecordNames } from '../../shared/recordAnswer.ts';
import { recordTexts } from './recordTexts.ts';

interface Props {
  field: RecordField;
  value: Json;
  names: RecordNames;
  error?: string;
  required?: boolean;
  onChange: (value: Json) => void;
}

/** One field that is asked for outside of a form: with an event, in many rows or in a cell of a list. */
export function AskedField(props: Props) {
  const { field, value, error, required, onChange } = props;
  const id = useId();
  if (field.reference) return <AskedReference {...props} id={id} />;
  if (field.kind === 'date') return <AskedDate {...props} id={id} />;
  return (
    <FieldFrame id={id} label={field.title} error={error} required={required}>
      {field.choices ? (
        <AskedChoice {...props} id={id} />
      ) : field.schema.type === 'boolean' ? (
        <input id={id} type="checkbox" checked={value === true} onChange={({ target }) => onChange(target.checked)} />
      ) : isLong(field, value) ? (
        <textarea
          id={id}
          className="s-input"
          rows={4}
          value={value === null ? '' : String(value)}
          onChange={({ target }) => onChange(target.value || null)}
        />
      ) : (
        <input
          id={id}
          className="s-input"
          type={inputType(field)}
          step={field.schema.type === 'number' ? 'any' : undefined}
          value={value === null ? '' : String(value)}
          onChange={({ target }) => onChange(readTyped(field, target.value))}
        />
      )}
    </FieldFrame>
  );
}

function AskedChoice({ field, value, onChange, id }: Props & { id: string }) {
  const say = useText(recordTexts);
  return (
    <select
      id={id}
      className="s-input"
      value={value === null ? '' : String(value)}
      onChange={({ target }) => onChange(target.value || null)}
    >
      <option value="">{say('pick')}</option>
      {field.choices?.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.title}
        </option>
      ))}
    </select>
  );
}

function AskedDate({ field, value, error, required, onChange, id }: Props & { id: string }) {
  return (
    <FieldFrame id={id} label={field.title} error={error} required={required} group="group">
      <DatePicker
        label={field.title}
        hidesLabel
        name={field.field}
        defaultValue={typeof value === 'string' ? value : undefined}
        invalid={error !== undefined}
        describedBy={error ? `${id}-error` : undefined}
        onChange={(next) => onChange(next ?? null)}
      />
    </FieldFrame>
  );
}

const mostFound = 12;

function AskedReference({ field, value, names, error, required, onChange, id }: Props & { id: string }) {
  const say = useText(recordTexts);
  const language = useLanguage();
  const records = useRecords()(field.reference ?? '');
  const [picked, setPicked] = useState<Choice>(); // `names` knows only what was stored
  const known = names[field.reference ?? '']?.[String(value)]?.text;
  const stored = typeof value === 'string' ? { id: value, title: known ?? '' } : undefined;
  return (
    <FieldFrame id={id} error={error}>
      <Combobox
        id={id}
        label={field.title}
        required={required}
        placeholder={say('choose')}
        chosen={picked && picked.id === value ? picked : stored}
        search={async (typed) => {
          const { data } = await records.find({ search: typed || undefined, limit: mostFound });
          return data.map((record) => ({
            id: record.id,
            title: nameOf(record as JsonObject, field.display ?? [], language),
          }));
        }}
        onChoose={(choice) => {
          setPicked(choice);
          onChange(choice?.id ?? null);
        }}
      />
    </FieldFrame>
  );
}

function nameOf(record: JsonObject, display: readonly string[], language: Language): string {
  const { title, note } = nameRecord(record, display, language);
  return note ? `${title} · ${note}` : title;
}

const longText = 300;

/** A text of several lines keeps them. */
function isLong({ schema }: RecordField, value: Json): boolean {
  if (schema.type !== 'string') return false;
  return Number(schema.maxLength ?? 0) >= longText || String(value ?? '').includes('\n');
}

function inputType({ schema }: RecordField): string {
  return schema.type === 'number' || schema.type === 'integer' ? 'number' : 'text';
}

function readTyped({ schema }: RecordField, text: string): Json {
  if (text === '') return null;
  return schema.type === 'number' || schema.type === 'integer' ? Number(text) : text;
}
