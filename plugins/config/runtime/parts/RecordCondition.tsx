import { useState } from 'react';
import { type FilterRow, fitRow, readFilterRows, writeFilterRows } from 'sala/engine';
import { useText } from 'sala/runtime';
import type { Condition, JsonObject } from 'sala/schemas';
import { ConditionRows } from './ConditionRows.tsx';
import { listWhole, operatorsOf } from './conditionRows.ts';
import { conditionTexts } from './conditionTexts.ts';
import type { RightField } from './ownRole.ts';

interface Props {
  when: Condition | undefined;
  fields: RightField[];
  onChange: (when: Condition | undefined) => void;
}

/** Which records: in lines; what says more than lines can is shown as it is, and may be replaced. */
export function RecordCondition({ when, fields, onChange }: Props) {
  const say = useText(conditionTexts);
  const [rows, setRows] = useState<FilterRow[] | undefined>(() =>
    readFilterRows((when ?? {}) as JsonObject)?.map((row) =>
      fitRow(row, operatorsOf(fields.find(({ name }) => name === row.field))),
    ),
  );
  if (rows)
    return (
      <ConditionRows
        rows={rows}
        fields={fields}
        onChange={(changed) => {
          setRows(changed);
          const whole = listWhole(changed);
          onChange(whole.length > 0 ? writeFilterRows(whole) : undefined);
        }}
      />
    );
  return (
    <div className="w-conditions">
      <code>{JSON.stringify(when)}</code>
      <button
        type="button"
        className="s-button s-button--small s-button--outline"
        onClick={() => {
          setRows([]);
          onChange(undefined);
        }}
      >
        {say('replaceCondition')}
      </button>
    </div>
  );
}
