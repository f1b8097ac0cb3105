import { useState } from 'react';
import { ConditionValue, MomentPicker, RecordSelect, useLanguage, useText } from 'sala/runtime';
import { type ActionValue, type FieldSchema, type Json, readText } from 'sala/schemas';
import { canBeGiven, listFormulas, readGiven, type ValueSource, writeGiven } from './actionValue.ts';
import type { Describing } from './describeRule.ts';
import { ruleTexts } from './stateTexts.ts';

interface Props {
  /** What the field is called. */
  title: string;
  /** Of the field that takes the value. */
  schema: FieldSchema;
  value: ActionValue;
  describing: Describing;
  onChange: (value: ActionValue) => void;
}

/** The value of a field: where it comes from, and what it is, by the input that fits the field; a formula says the rest. */
export function ActionValueInput({ title, schema, value, describing, onChange }: Props) {
  const say = useText(ruleTexts);
  const language = useLanguage();
  const formulas = listFormulas(schema, describing.properties);
  const given = canBeGiven(schema) ? readGiven(value) : undefined;
  const [isWritten, setWritten] = useState(false);
  const source = isWritten ? 'formula' : sourceOf(value, given, formulas);
  const change = (chosen: ValueSource) => {
    setWritten(chosen === 'formula');
    if (chosen === 'given') onChange('');
    else if (chosen === 'nothing') onChange(null);
    else if (chosen !== 'formula') onChange(chosen);
  };
  return (
    <fieldset className="w-own_states__value">
      <legend>{title}</legend>
      <select
        className="s-input"
        aria-label={say('source', { field: title })}
        value={source}
        onChange={({ target }) => change(target.value)}
      >
        {canBeGiven(schema) && <option value="given">{say('given')}</option>}
        {formulas.map(({ value: formula, title: called, isField }) => (
          <option key={formula} value={formula}>
            {isField ? say('ofField', { field: readText(called, language) }) : readText(called, language)}
          </option>
        ))}
        <option value="nothing">{say('nothing')}</option>
        <option value="formula">{say('formula')}</option>
      </select>
      {source === 'given' && (
        <GivenInput
          label={say('valueOf', { field: title })}
          schema={schema}
          value={given ?? ''}
          describing={describing}
          onChange={(changed) => onChange(writeGiven(changed))}
        />
      )}
      {source === 'formula' && (
        <>
          <input
            className="s-input"
            aria-label={say('formulaOf', { field: title })}
            value={typeof value === 'string' ? value : JSON.stringify(value)}
            maxLength={1000}
            spellCheck={false}
            autoCapitalize="none"
            placeholder="record.total * 2"
            onChange={({ target }) => onChange(target.value)}
          />
          <small className="s-field__help">{say('valueHelp')}</small>
        </>
      )}
    </fieldset>
  );
}

function sourceOf(value: ActionValue, given: Json | undefined, formulas: readonly { value: string }[]): ValueSource {
  if (value === null) return 'nothing';
  if (given !== undefined) return 'given';
  return formulas.find((one) => one.value === value)?.value ?? 'formula';
}

interface GivenProps {
  label: string;
  schema: FieldSchema;
  value: Json;
  describing: Describing;
  onChange: (value: Json) => void;
}

function GivenInput({ label, schema, value, describing, onChange }: GivenProps) {
  const say = useText(ruleTexts);
  const reference = schema['x-ref'];
  const held = describing.known.find(({ name }) => name === reference);
  if (reference !== undefined && held)
    return (
      <RecordSelect
        label={label}
        collection={reference}
        display={held.schema['x-display']}
        id={String(value)}
        onChange={onChange}
      />
    );
  if (schema.format === 'date-time')
    return <MomentPicker label={label} name="" value={String(value)} onChange={(moment = '') => onChange(moment)} />;
  return <ConditionValue label={label} schema={schema} value={value} hint={say('value')} onChange={onChange} />;
}
