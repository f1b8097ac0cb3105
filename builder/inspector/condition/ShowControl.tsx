import { useState } from 'react';
import { isJsonObject } from '../../../schemas/index.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import type { ControlProps } from '../fields/controlProps.ts';
import { ConditionEditor } from './ConditionEditor.tsx';

const choices = ['always', 'never', 'when'] as const;

/** The visibility of a part: always, never, or by a condition. */
export function ShowControl(props: ControlProps) {
  const { id, value, label, onChange } = props;
  const { say } = useLanguage();
  // A condition without lines is not stored yet: only this control knows about it.
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
      {current === 'when' && <ConditionEditor {...props} begins value={isJsonObject(value) ? value : undefined} />}
    </div>
  );
}
