import { FieldFrame, useText } from 'sala/runtime';
import { type FieldSchema, isJsonObject } from 'sala/schemas';
import { flowTexts } from '../parts/flowTexts.ts';
import type { ControlFrame } from './controlFrame.ts';
import { JsonControl } from './JsonControl.tsx';
import { NameInput } from './PairsControl.tsx';
import { useParam } from './useParam.ts';

/** By which field, and in which direction. */
export function SortControl({ fields, ...frame }: ControlFrame & { fields?: Readonly<Record<string, FieldSchema>> }) {
  const say = useText(flowTexts);
  const { id, value, error, setValue } = useParam(frame.path);
  const entries = isJsonObject(value) ? Object.entries(value) : [];
  if (entries.length > 1) return <JsonControl {...frame} />;
  const [[field, direction] = ['', 1]] = entries;
  return (
    <FieldFrame {...frame} id={id} error={error} group="group">
      <span className="w-flow__pair">
        <NameInput
          name={field}
          fields={fields}
          onChange={(name) => setValue(name === '' ? undefined : { [name]: direction ?? 1 })}
        />
        <select
          className="s-input"
          aria-label={frame.label}
          disabled={field === ''}
          value={String(direction)}
          onChange={({ target }) => setValue({ [field]: Number(target.value) })}
        >
          <option value="1">{say('ascending')}</option>
          <option value="-1">{say('descending')}</option>
        </select>
      </span>
    </FieldFrame>
  );
}
