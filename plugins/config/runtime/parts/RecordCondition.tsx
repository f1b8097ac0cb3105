import { useState } from 'react';
import { type ConditionField, type FilterRow, readFilterRows, writeFilterRows } from 'sala/engine';
import { ConditionLines, useText } from 'sala/runtime';
import type { Condition, JsonObject, Text } from 'sala/schemas';
import { listCompleteRows } from './listCompleteRows.ts';

const texts = {
  hint: { th: 'ค่า หรือ $user.id คือตัวผู้ใช้', en: 'A value, or $user.id for the person' },
  self: { th: 'ตัวผู้ใช้เอง', en: 'The person themselves' },
  replace: { th: 'เขียนเงื่อนไขใหม่', en: 'Replace this condition' },
} satisfies Record<string, Text>;

interface Props {
  when: Condition | undefined;
  fields: ConditionField[];
  onChange: (when: Condition | undefined) => void;
}

/** Which records: in lines; what says more than lines can is shown as it is, and may be replaced. */
export function RecordCondition({ when, fields, onChange }: Props) {
  const say = useText(texts);
  const [rows, setRows] = useState<FilterRow[] | undefined>(() => readFilterRows((when ?? {}) as JsonObject));
  if (rows)
    return (
      <ConditionLines
        rows={rows}
        fields={fields}
        hint={say('hint')}
        variables={[{ id: '$user.id', title: say('self') }]}
        onChange={(changed) => {
          setRows(changed);
          const whole = listCompleteRows(changed);
          onChange(whole.length > 0 ? writeFilterRows(whole) : undefined);
        }}
      />
    );
  return (
    <div className="w-config__line">
      <code>{JSON.stringify(when)}</code>
      <button
        type="button"
        className="s-button s-button--small s-button--outline"
        onClick={() => {
          setRows([]);
          onChange(undefined);
        }}
      >
        {say('replace')}
      </button>
    </div>
  );
}
