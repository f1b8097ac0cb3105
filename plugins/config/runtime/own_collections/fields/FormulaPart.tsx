import { useId, useRef, useState } from 'react';
import { readDecimal } from 'sala/engine';
import { useLanguage, useText } from 'sala/runtime';
import { type CollectionSchema, type FieldSchema, type Json, readText } from 'sala/schemas';
import { TextInput } from '../../parts/TextInput.tsx';
import { SelectInput } from '../definition/SelectInput.tsx';
import { fieldKinds, resultTypes } from './fieldKinds.ts';
import { fieldTexts } from './fieldTexts.ts';
import { tryFormula } from './tryFormula.ts';

interface Props {
  name: string;
  field: FieldSchema;
  schema: CollectionSchema;
  isNew: boolean;
  onChange: (changes: Partial<FieldSchema>) => void;
}

/** A formula, tried on values while it is written. */
export function FormulaPart({ name, field, schema, isNew, onChange }: Props) {
  const say = useText(fieldTexts);
  const language = useLanguage();
  const [typed, setTyped] = useState<Record<string, string>>({});
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const formula = field['x-formula'] ?? '';
  const others = Object.entries(schema.properties).filter(([one]) => one !== name);
  const titleOf = (one: string) => readText(schema.properties[one]?.['x-title'], language) || one;
  const values = Object.fromEntries(
    others.map(([one, other]): [string, Json] => [one, readExample(other, typed[one] ?? exampleOf(other))]),
  );
  const tried = formula.trim() === '' ? undefined : tryFormula(schema, { name, field, values });
  const insert = (one: string) => {
    const { selectionStart = formula.length, selectionEnd = formula.length } = area.current ?? {};
    onChange({ 'x-formula': `${formula.slice(0, selectionStart)}record.${one}${formula.slice(selectionEnd)}` });
    area.current?.focus();
  };
  const type = Object.keys(resultTypes).find(
    (one) => resultTypes[one]?.type === field.type && resultTypes[one]?.format === field.format,
  );
  return (
    <div className="w-config__form">
      {isNew && (
        <SelectInput
          label={say('result')}
          value={type ?? 'number'}
          options={Object.keys(resultTypes).map((value) => ({
            value,
            title: readText(fieldKinds[value as 'number'].title, language), // each is a kind of field, too
          }))}
          onChange={(chosen) => onChange({ type: undefined, format: undefined, ...resultTypes[chosen] })}
        />
      )}
      <div className="s-field">
        <label className="s-field__label" htmlFor={id}>
          {say('formula')}
        </label>
        <textarea
          id={id}
          aria-describedby={`${id}-help`}
          ref={area}
          className="s-input w-own_fields__formula"
          rows={3}
          spellCheck={false}
          autoCapitalize="none"
          value={formula}
          onChange={({ target }) => onChange({ 'x-formula': target.value })}
        />
        <span className="s-field__help" id={`${id}-help`}>
          {say('formulaHelp')}
        </span>
      </div>
      <fieldset className="w-own_fields__insert">
        <legend>{say('insert')}</legend>
        {others.map(([one]) => (
          <button
            key={one}
            type="button"
            className="s-button s-button--small s-button--outline"
            onClick={() => insert(one)}
          >
            {titleOf(one)}
          </button>
        ))}
      </fieldset>
      {tried && (
        <section className="w-config__answer" aria-label={say('example')}>
          {tried.reads.length > 0 && (
            <div className="w-config__fields">
              {tried.reads.map((one) => (
                <TextInput
                  key={one}
                  label={say('exampleOf', { field: titleOf(one) })}
                  value={typed[one] ?? exampleOf(schema.properties[one] ?? {})}
                  onChange={({ target }) => setTyped({ ...typed, [one]: target.value })}
                />
              ))}
            </div>
          )}
          <div role="status">
            {tried.faults.map((fault) => (
              <p key={fault.en} className="s-field__error">
                {readText(fault, language)}
              </p>
            ))}
            {tried.faults.length === 0 && (
              <p>
                <strong>{say('gives', { value: showResult(tried.result) ?? say('nothing') })}</strong>
              </p>
            )}
          </div>
        </section>
      )}
    </div>
  );
}

function isNumeric({ type }: FieldSchema): boolean {
  return type === 'number' || type === 'integer';
}

function exampleOf(field: FieldSchema): string {
  if (isNumeric(field)) return '100';
  if (field.type === 'boolean') return 'true';
  if (field.format === 'date') return '2026-01-31';
  return field.enum ? String(field.enum[0] ?? '') : '';
}

function readExample(field: FieldSchema, text: string): Json {
  if (isNumeric(field)) return readDecimal(text) ?? null;
  if (field.type === 'boolean') return text === 'true';
  return text === '' ? null : text;
}

function showResult(value: Json | undefined): string | undefined {
  if (value === null || value === undefined) return undefined;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
