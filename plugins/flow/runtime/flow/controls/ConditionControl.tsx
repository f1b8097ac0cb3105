import { useState } from 'react';
import { type FilterRow, fitRow, isIncomplete, listOperators, readFilterRows, writeFilterRows } from 'sala/engine';
import { FieldFrame, Icon, useText } from 'sala/runtime';
import { type FieldSchema, isJsonObject } from 'sala/schemas';
import { type Fields, fieldIn, listChosen, readTyped } from '../../../shared/fieldValues.ts';
import type { Path } from '../../../shared/places.ts';
import { flowTexts } from '../parts/flowTexts.ts';
import type { ControlFrame } from './controlFrame.ts';
import { JsonControl } from './JsonControl.tsx';
import { compareWith, OperatorSelect } from './OperatorSelect.tsx';
import { NameInput } from './PairsControl.tsx';
import { SeveralInput } from './SeveralInput.tsx';
import { useParam } from './useParam.ts';
import { ValueInput } from './ValueInput.tsx';

interface Props extends ControlFrame {
  fields?: Fields;
}

/** Which records: lines of field, comparison and value; what cannot be said in lines stays JSON. */
export function ConditionControl({ fields, ...frame }: Props) {
  const say = useText(flowTexts);
  const { id, value, error, setValue } = useParam(frame.path);
  const stored = readFilterRows(isJsonObject(value) ? value : {});
  const [fresh, setFresh] = useState<FilterRow[]>([]);
  if (!stored) return <JsonControl {...frame} />;
  const rows = [...stored, ...fresh];
  const write = (next: FilterRow[]) => {
    setFresh(next.filter(isIncomplete));
    const written = writeFilterRows(next.filter((row) => !isIncomplete(row)));
    setValue(Object.keys(written).length > 0 ? written : undefined);
  };
  return (
    <FieldFrame {...frame} id={id} error={error} group="group">
      {rows.map((row, at) => (
        <ConditionRow
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing of their own to be told apart by
          key={at}
          number={at + 1}
          row={fitLine(row, fieldIn(fields, row.field))}
          path={frame.path}
          fields={fields}
          onChange={(to) => write(rows.with(at, to))}
          onRemove={() => write(rows.toSpliced(at, 1))}
        />
      ))}
      <button
        type="button"
        className="w-flow__value"
        onClick={() => setFresh([...fresh, { field: '', operator: 'is', value: '' }])}
      >
        <Icon name="plus" size={14} />
        {say('addCondition')}
      </button>
    </FieldFrame>
  );
}

/** `$in` of one value is one of several, unless the field holds several itself. */
function fitLine(row: FilterRow, schema: FieldSchema | undefined): FilterRow {
  return schema ? fitRow(row, listOperators(schema)) : row;
}

interface RowProps {
  number: number;
  row: FilterRow;
  path: Path;
  fields: Fields | undefined;
  onChange: (row: FilterRow) => void;
  onRemove: () => void;
}

function ConditionRow({ number, row, path, fields, onChange, onRemove }: RowProps) {
  const say = useText(flowTexts);
  const isOneOf = row.operator === 'oneOf';
  const hasValue = !isOneOf && row.operator !== 'filled' && row.operator !== 'empty';
  const text = row.value === null ? '' : String(row.value);
  const schema = fieldIn(fields, row.field);
  const read = (typed: string) => (/^=|{{/.test(typed) ? typed : readTyped(typed, schema?.items ?? schema));
  return (
    <fieldset className="w-flow__row" aria-label={say('row', { number })}>
      <NameInput
        name={row.field}
        fields={fields}
        onChange={(field) => onChange(compareWith(row, field, fieldIn(fields, field)))}
      />
      <button type="button" className="w-flow__tool" aria-label={say('removeRow', { number })} onClick={onRemove}>
        <Icon name="trash-2" size={16} />
      </button>
      <OperatorSelect {...{ row, schema, onChange }} />
      {hasValue && (
        <ValueInput
          label={row.field}
          isOne
          {...{ schema, path, text }}
          onChange={(typed) => onChange({ ...row, value: read(typed) })}
        />
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
