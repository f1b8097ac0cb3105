import { useId, useState } from 'react';
import { Dialog, DialogActions, useText } from 'sala/runtime';
import type { Json, JsonObject } from 'sala/schemas';
import type { RecordField } from '../../../shared/recordAnswer.ts';
import { AskedField } from '../../record/AskedField.tsx';
import { bulkTexts } from '../texts/bulkTexts.ts';
import { tableTexts } from '../texts/tableTexts.ts';

interface Props {
  fields: readonly RecordField[];
  /** How many records, as text. */
  n: string;
  onSet: (data: JsonObject) => void;
  onClose: () => void;
}

/** Chooses a field and the value that many records get. */
export function SetField({ fields, n, onSet, onClose }: Props) {
  const say = useText({ ...tableTexts, ...bulkTexts });
  const id = useId();
  const [field, setField] = useState(fields[0]);
  const [value, setValue] = useState<Json>(() => emptyOf(fields[0]));
  const [clears, setClears] = useState(false);
  const isEmpty = value === null || value === '';
  function choose(name: string) {
    const next = fields.find((one) => one.field === name);
    setField(next);
    setValue(emptyOf(next));
    setClears(false);
  }
  function clear(isChosen: boolean) {
    setValue(emptyOf(field));
    setClears(isChosen);
  }
  return (
    <Dialog
      title={say('setAsk', { n })}
      text={say('setText')}
      onClose={onClose}
      actions={
        <DialogActions
          action={say(clears ? 'setEmpty' : 'setAction', { n })}
          leave={say('cancel')}
          danger={clears}
          isReady={field !== undefined && clears === isEmpty}
          onClose={onClose}
          onAction={() => {
            if (field) onSet({ [field.field]: value });
            onClose();
          }}
        />
      }
    >
      <div className="s-field">
        <label className="s-field__label" htmlFor={id}>
          {say('setWhich')}
        </label>
        <select id={id} className="s-input" value={field?.field} onChange={({ target }) => choose(target.value)}>
          {fields.map((one) => (
            <option key={one.field} value={one.field}>
              {one.title}
            </option>
          ))}
        </select>
      </div>
      {field && !clears && <AskedField key={field.field} field={field} value={value} names={{}} onChange={setValue} />}
      {field && !field.required && field.schema.type !== 'boolean' && (
        <label className="s-check">
          <input type="checkbox" checked={clears} onChange={({ target }) => clear(target.checked)} />
          {say('setClears')}
        </label>
      )}
    </Dialog>
  );
}

/** A box that nobody ticked says no. */
function emptyOf(field: RecordField | undefined): Json {
  return field?.schema.type === 'boolean' ? false : null;
}
