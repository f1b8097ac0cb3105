import { useState } from 'react';
import { type FilterRow, listComparable } from 'sala/engine';
import { ConditionLines, Dialog, DialogActions, useText } from 'sala/runtime';
import type { FieldSchema, Guard, Text } from 'sala/schemas';
import { TextArea } from '../../parts/TextArea.tsx';
import { TextInput } from '../../parts/TextInput.tsx';
import { guardOperators, readGuard, writeGuard } from './guardRows.ts';
import { ruleTexts } from './stateTexts.ts';

interface Props {
  guard: Guard;
  properties: Record<string, FieldSchema>;
  onTake: (guard: Guard) => void;
  onClose: () => void;
}

const noRow: FilterRow = { field: '', operator: 'is', value: '' };

/** A condition, line by line or as a formula, with what people are told where it does not hold. */
export function GuardDialog({ guard, properties, onTake, onClose }: Props) {
  const say = useText(ruleTexts);
  const [rows, setRows] = useState(() => (guard.if === '' ? [noRow] : readGuard(guard.if, properties)));
  const [formula, setFormula] = useState(guard.if);
  const [message, setMessage] = useState<Text>(guard.message);
  const [warns, setWarns] = useState(guard.warns === true);
  const written = rows ? writeGuard(rows, properties) : formula.trim();
  const isWhole = written !== '' && (message.th.trim() !== '' || message.en.trim() !== '');
  const take = () => {
    const text = { th: message.th.trim() || message.en.trim(), en: message.en.trim() || message.th.trim() };
    const field = rows?.find((row) => row.field !== '')?.field.split('.', 1)[0] ?? guard.field;
    const { warns: _, ...rest } = guard;
    onTake({ ...rest, if: written, message: text, ...(field && { field }), ...(warns && { warns }) });
  };
  return (
    <Dialog
      title={say('guardTitle')}
      size="wide"
      onClose={onClose}
      actions={<DialogActions action={say('take')} isReady={isWhole} onClose={onClose} onAction={take} />}
    >
      <div className="w-config__form">
        {rows ? (
          <>
            <fieldset className="w-own_states__lines">
              <legend>{say('lines')}</legend>
              <ConditionLines
                rows={rows}
                fields={listComparable(properties)}
                operators={guardOperators}
                today="today"
                hint={say('valueHint')}
                onChange={setRows}
              />
            </fieldset>
            <div className="w-config__line">
              <button
                type="button"
                className="s-button s-button--small s-button--quiet"
                onClick={() => {
                  setFormula(written);
                  setRows(undefined);
                }}
              >
                {say('asFormula')}
              </button>
            </div>
          </>
        ) : (
          <TextArea
            label={say('formula')}
            help={say('formulaHelp')}
            rows={3}
            spellCheck={false}
            value={formula}
            onChange={({ target }) => setFormula(target.value)}
          />
        )}
        <label className="w-config__check">
          <input type="checkbox" checked={warns} onChange={({ target }) => setWarns(target.checked)} />
          <span>{say('warns')}</span>
        </label>
        <div className="w-config__fields">
          {(['th', 'en'] as const).map((one) => (
            <TextInput
              key={one}
              label={say(one === 'th' ? 'messageTh' : 'messageEn')}
              lang={one}
              value={message[one]}
              maxLength={300}
              onChange={({ target }) => setMessage({ ...message, [one]: target.value })}
            />
          ))}
        </div>
      </div>
    </Dialog>
  );
}
