import { useState } from 'react';
import { ConfirmDialog } from 'sala/runtime';
import type { Json } from 'sala/schemas';
import type { ListAnswer } from '../../../shared/list/listAnswer.ts';
import type { RowCall } from '../../../shared/list/rowCalls.ts';
import { AskedField } from '../../record/AskedField.tsx';

interface Props {
  call: RowCall;
  title: string;
  action: string;
  answer: ListAnswer;
  perform: (asked: string) => unknown;
  onClose: () => void;
}

/** Confirms a call for one or many rows, and asks for the value that it needs. */
export function AskCall({ call, title, action, answer, perform, onClose }: Props) {
  const [value, setValue] = useState<Json>(null);
  const { asks } = call;
  const known = (answer.fields ?? answer.columns).find(({ field }) => field === asks)?.choices;
  const choices = known?.filter(({ closed }) => !closed);
  const asked = typeof value === 'string' ? value.trim() : '';
  return (
    <ConfirmDialog
      title={title}
      text={call.text}
      action={action}
      danger={call.danger}
      isReady={!asks || asked !== ''}
      perform={() => perform(asked)}
      onClose={onClose}
    >
      {asks && (
        <AskedField
          field={{
            field: asks,
            title: call.asksTitle || asks,
            kind: choices ? 'choice' : 'text',
            required: true,
            schema: { type: 'string' },
            ...(choices && { choices }),
          }}
          value={value}
          names={{}}
          onChange={setValue}
        />
      )}
    </ConfirmDialog>
  );
}
