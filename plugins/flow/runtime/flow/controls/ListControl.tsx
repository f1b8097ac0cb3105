import { useState } from 'react';
import { describeField, FieldFrame, useText } from 'sala/runtime';
import { readScalar } from '../../../shared/readScalar.ts';
import { flowTexts } from '../parts/flowTexts.ts';
import type { ControlFrame } from './controlFrame.ts';
import { JsonControl } from './JsonControl.tsx';
import { useParam } from './useParam.ts';

/** A list of texts or numbers, between commas. */
export function ListControl(frame: ControlFrame) {
  const { path, label, help, required } = frame;
  const say = useText(flowTexts);
  const { id, value, error, setValue } = useParam(path);
  const [typed, setTyped] = useState<string>();
  const items = Array.isArray(value) ? value : [];
  if (items.some((item) => typeof item === 'object')) return <JsonControl {...frame} />;
  return (
    <FieldFrame id={id} label={label} help={help ?? say('commas')} error={error} required={required}>
      <input
        {...describeField({ id, help: help ?? say('commas'), error, required })}
        className="s-input"
        value={typed ?? items.join(', ')}
        onBlur={() => setTyped(undefined)}
        onChange={({ target }) => {
          setTyped(target.value);
          const parts = target.value.split(',').map((part) => part.trim());
          const read = parts.filter((part) => part !== '').map(readScalar);
          setValue(read.length > 0 ? read : undefined);
        }}
      />
    </FieldFrame>
  );
}
