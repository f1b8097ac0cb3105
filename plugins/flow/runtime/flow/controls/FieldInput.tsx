import type { RefObject } from 'react';
import { readFieldType } from 'sala/engine';
import { DatePicker, MomentPicker, useText } from 'sala/runtime';
import type { FieldSchema, Json } from 'sala/schemas';
import { choicesOf, holdsMany, isDay, referenceOf } from '../../../shared/fieldValues.ts';
import { flowTexts } from '../parts/flowTexts.ts';
import { ChoiceSelect } from './ChoiceSelect.tsx';
import { ReferenceSelect } from './ReferenceSelect.tsx';
import { SeveralInput } from './SeveralInput.tsx';

interface Props {
  /** Of the field whose value it is. */
  schema: FieldSchema | undefined;
  /** Several values as JSON. */
  text: string;
  /** It is compared with one of the values that the field holds. */
  isOne?: boolean;
  /** What the input is called. */
  label?: string;
  inputRef?: RefObject<HTMLInputElement | null>;
  onChange: (text: string) => void;
}

/** The value of a field: chosen by name where it is one of a few things, or refers to a record, a date in the reader's era; else typed. */
export function FieldInput({ schema, text, isOne, label, inputRef, onChange }: Props) {
  const say = useText(flowTexts);
  const choices = choicesOf(schema);
  const collection = referenceOf(schema);
  if (holdsMany(schema) && !isOne && (choices || collection))
    return <SeveralInput schema={schema} chosen={readList(text)} onChange={(list) => onChange(writeList(list))} />;
  if (choices) return <ChoiceSelect {...{ choices, text, onChange }} />;
  if (collection) return <ReferenceSelect {...{ collection, text, onChange }} />;
  if (isDay(schema, text) || (text === '' && readFieldType(schema ?? {}) === 'date')) {
    const shared = { label: label ?? say('is'), hidesLabel: true, name: '', onChange: (to = '') => onChange(to) };
    if (schema?.format === 'date') return <DatePicker {...shared} defaultValue={text} />;
    return <MomentPicker {...shared} value={text} />;
  }
  return (
    <input
      ref={inputRef}
      className="s-input"
      aria-label={label ?? say('is')}
      placeholder={say('is')}
      value={text}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function readList(text: string): string[] {
  try {
    const read = JSON.parse(text) as Json; // whatever JSON gives is Json
    return Array.isArray(read) ? read.map(String) : [String(read)];
  } catch {
    return text === '' ? [] : [text];
  }
}

function writeList(values: readonly string[]): string {
  return values.length > 0 ? JSON.stringify(values) : '';
}
