import { useState } from 'react';
import { describeField, FieldFrame, useText } from 'sala/runtime';
import type { Json } from 'sala/schemas';
import { flowTexts } from '../parts/flowTexts.ts';
import type { ControlFrame } from './controlFrame.ts';
import { useParam } from './useParam.ts';

/** What no other control can show, as JSON. */
export function JsonControl({ path, label, help, required }: ControlFrame) {
  const say = useText(flowTexts);
  const { id, value, error, setValue } = useParam(path);
  const [typed, setTyped] = useState<string>();
  const text = typed ?? (value === undefined ? '' : JSON.stringify(value, null, 2));
  const complaint = readJson(text) === undefined && text !== '' ? say('broken') : error;
  return (
    <FieldFrame id={id} label={label} help={help} error={complaint} required={required}>
      <textarea
        {...describeField({ id, help, error: complaint, required })}
        className="s-input w-flow__code"
        rows={5}
        spellCheck={false}
        value={text}
        onBlur={() => readJson(text) !== undefined && setTyped(undefined)}
        onChange={({ target }) => {
          setTyped(target.value);
          const read = readJson(target.value);
          if (read !== undefined || target.value === '') setValue(read);
        }}
      />
    </FieldFrame>
  );
}

function readJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json; // whatever JSON gives is Json
  } catch {
    return undefined;
  }
}
