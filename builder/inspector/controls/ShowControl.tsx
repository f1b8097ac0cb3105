import { useState } from 'react';
import { isJsonObject } from '../../../schemas/index.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { ConditionEditor } from '../condition/ConditionEditor.tsx';
import type { ControlProps } from '../controlProps.ts';

const choices = ['always', 'never', 'when'] as const;

/** Whether a part shows: always, never, or when a condition is met. */
export function ShowControl(props: ControlProps) {
  const { id, value, label, onChange } = props;
  const { say } = useLanguage();
  // A condition without lines yet is none: only this control knows that one is being written.
  const [isWriting, setWriting] = useState(false);
  const current = value === false ? 'never' : isJsonObject(value) || isWriting ? 'when' : 'always';
  const choose = (choice: (typeof choices)[number]) => {
    setWriting(choice === 'when');
    if (choice !== 'when') onChange(choice === 'never' ? false : undefined);
    else if (!isJsonObject(value)) onChange(undefined);
  };
  return (
    <div className="bd-show">
      <fieldset className="bd-segments">
        <legend className="s-visually-hidden">{label}</legend>
        {choices.map((choice) => (
          <label key={choice} data-checked={choice === current || undefined}>
            <input type="radio" name={id} checked={choice === current} onChange={() => choose(choice)} />
            <span>{say(`show_${choice}`)}</span>
          </label>
        ))}
      </fieldset>
      {current === 'when' && <ConditionEditor {...props} value={isJsonObject(value) ? value : undefined} />}
    </div>
  );
}
