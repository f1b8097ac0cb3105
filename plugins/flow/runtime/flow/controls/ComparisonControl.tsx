import { useState } from 'react';
import { type FilterRow, isIncomplete, readComparisons, writeComparisons } from 'sala/engine';
import { Combobox, FieldFrame, Icon, useLanguage, useText } from 'sala/runtime';
import { type FieldSchema, readText } from 'sala/schemas';
import { listChosen, readTyped } from '../../../shared/fieldValues.ts';
import type { FlowValue } from '../../../shared/listValues.ts';
import { flowTexts } from '../parts/flowTexts.ts';
import type { ControlFrame } from './controlFrame.ts';
import { FieldInput } from './FieldInput.tsx';
import { FormulaControl } from './FormulaControl.tsx';
import { compareWith, OperatorSelect } from './OperatorSelect.tsx';
import { SeveralInput } from './SeveralInput.tsx';
import { useParam } from './useParam.ts';
import { useValues } from './useValues.ts';

/** A condition: lines of value, comparison and what it is compared with; what they cannot say is a formula. */
export function ComparisonControl(frame: ControlFrame) {
  const say = useText(flowTexts);
  const { value } = useParam(frame.path);
  const rows = readComparisons(typeof value === 'string' ? value : '');
  const [isFormula, setFormula] = useState(false);
  return (
    <div className="w-flow__param">
      {rows && !isFormula ? <Comparisons frame={frame} stored={rows} /> : <FormulaControl {...frame} />}
      {rows && (
        <button
          type="button"
          className="w-flow__formula"
          aria-pressed={isFormula}
          aria-label={say('formulaFor', { name: frame.label })}
          title={say('formula')}
          onClick={() => setFormula(!isFormula)}
        >
          ƒ
        </button>
      )}
    </div>
  );
}

function Comparisons({ frame, stored }: { frame: ControlFrame; stored: FilterRow[] }) {
  const say = useText(flowTexts);
  const { id, error, setValue } = useParam(frame.path);
  const values = useValues(frame.path);
  const [fresh, setFresh] = useState<FilterRow[]>(frame.required && stored.length === 0 ? [empty] : []);
  const rows = [...stored, ...fresh];
  const write = (next: FilterRow[]) => {
    setFresh(next.filter(isIncomplete));
    setValue(writeComparisons(next) || undefined);
  };
  return (
    <FieldFrame {...frame} id={id} error={error} group="group">
      {rows.map((row, at) => (
        <Comparison
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing of their own to be told apart by
          key={at}
          {...{ row, values }}
          number={at + 1}
          onChange={(to) => write(rows.with(at, to))}
          onRemove={() => write(rows.toSpliced(at, 1))}
        />
      ))}
      <button type="button" className="w-flow__value" onClick={() => setFresh([...fresh, empty])}>
        <Icon name="plus" size={14} />
        {say('addCondition')}
      </button>
    </FieldFrame>
  );
}

const empty: FilterRow = { field: '', operator: 'is', value: '' };

interface RowProps {
  number: number;
  row: FilterRow;
  values: readonly FlowValue[];
  onChange: (row: FilterRow) => void;
  onRemove: () => void;
}

function Comparison({ number, row, values, onChange, onRemove }: RowProps) {
  const say = useText(flowTexts);
  const language = useLanguage();
  const choices = values.map(({ id, title }) => ({ id, title: readText(title, language), note: id }));
  const chosen =
    choices.find(({ id }) => id === row.field) ?? (row.field ? { id: row.field, title: row.field } : undefined);
  const schemaOf = (field: string) => values.find(({ id }) => id === field)?.schema;
  const schema = schemaOf(row.field);
  const isOneOf = row.operator === 'oneOf';
  const hasValue = !isOneOf && row.operator !== 'filled' && row.operator !== 'empty';
  const text = row.value === null ? '' : String(row.value);
  const read = (typed: string) => readTyped(typed, schema?.items ?? schema ?? unknown);
  return (
    <fieldset className="w-flow__row" aria-label={say('row', { number })}>
      <div>
        <Combobox
          label={say('compared')}
          hidesLabel
          placeholder={say('compared')}
          choices={choices}
          chosen={chosen}
          onChoose={(choice) => onChange(compareWith(row, choice?.id ?? '', schemaOf(choice?.id ?? '')))}
        />
      </div>
      <button type="button" className="w-flow__tool" aria-label={say('removeRow', { number })} onClick={onRemove}>
        <Icon name="trash-2" size={16} />
      </button>
      <OperatorSelect {...{ row, schema, onChange }} />
      {hasValue && (
        <FieldInput {...{ schema, text }} isOne onChange={(typed) => onChange({ ...row, value: read(typed) })} />
      )}
      {isOneOf && (
        <SeveralInput
          schema={schema}
          chosen={listChosen(row)}
          onChange={(chosen) => onChange({ ...row, value: chosen.map(read) })}
        />
      )}
    </fieldset>
  );
}

/** What nothing is known of is rather a number than a text that looks like one. */
const unknown: FieldSchema = { type: 'number' };
