import { useState } from 'react';
import { useText } from 'sala/runtime';
import type { Condition } from 'sala/schemas';
import { ConditionRows } from './ConditionRows.tsx';
import { type ConditionRow, readRows, writeRows } from './conditionRows.ts';
import { conditionTexts } from './conditionTexts.ts';
import type { RightField } from './ownRole.ts';
import './conditionRows.css';

interface Props {
  when: Condition | undefined;
  fields: RightField[];
  onChange: (when: Condition | undefined) => void;
}

/** Which records: in lines; what says more than lines can is shown as it is, and may be replaced. */
export function RecordCondition({ when, fields, onChange }: Props) {
  const say = useText(conditionTexts);
  const [rows, setRows] = useState<ConditionRow[] | undefined>(() => readRows(when));
  if (rows)
    return (
      <ConditionRows
        rows={rows}
        fields={fields}
        onChange={(changed) => {
          setRows(changed);
          onChange(writeRows(changed, fields));
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
