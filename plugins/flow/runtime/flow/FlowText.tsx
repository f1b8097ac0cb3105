import { useState } from 'react';
import { useText } from 'sala/runtime';
import type { JsonObject } from 'sala/schemas';
import { readJsonObject } from '../parts/readJsonObject.ts';
import { flowTexts } from './parts/flowTexts.ts';

interface Props {
  definition: JsonObject;
  onChange: (definition: JsonObject) => void;
}

/** The definition as it is stored. */
export function FlowText({ definition, onChange }: Props) {
  const say = useText(flowTexts);
  const [typed, setTyped] = useState(() => JSON.stringify(definition, null, 2));
  const isBroken = readJsonObject(typed) === undefined;
  return (
    <>
      <textarea
        className="s-input w-flow__text"
        aria-label={say('asText')}
        aria-invalid={isBroken || undefined}
        rows={24}
        spellCheck={false}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          const read = readJsonObject(target.value);
          if (read) onChange(read);
        }}
      />
      <p className="s-field__error" role="status">
        {isBroken && say('broken')}
      </p>
    </>
  );
}
