import { useState } from 'react';
import { useText } from 'sala/runtime';
import { isJsonObject, type Json, type JsonObject } from 'sala/schemas';
import { flowTexts } from './parts/flowTexts.ts';

interface Props {
  definition: JsonObject;
  onChange: (definition: JsonObject) => void;
}

/** The definition as it is stored. */
export function FlowText({ definition, onChange }: Props) {
  const say = useText(flowTexts);
  const [typed, setTyped] = useState(() => JSON.stringify(definition, null, 2));
  const isBroken = readObject(typed) === undefined;
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
          const read = readObject(target.value);
          if (read) onChange(read);
        }}
      />
      <p className="s-field__error" role="status">
        {isBroken && say('broken')}
      </p>
    </>
  );
}

function readObject(text: string): JsonObject | undefined {
  try {
    const read = JSON.parse(text) as Json; // whatever JSON gives is Json
    return isJsonObject(read) ? read : undefined;
  } catch {
    return undefined;
  }
}
