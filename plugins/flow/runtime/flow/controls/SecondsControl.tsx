import { useState } from 'react';
import { describeField, FieldFrame, useLanguage, useText } from 'sala/runtime';
import { readText } from 'sala/schemas';
import { timeUnits, unitOf } from '../../../shared/showSeconds.ts';
import { flowTexts } from '../parts/flowTexts.ts';
import type { ControlFrame } from './controlFrame.ts';
import { useParam } from './useParam.ts';

/** How long, in the unit that people would say. */
export function SecondsControl({ path, label, help, required }: ControlFrame) {
  const say = useText(flowTexts);
  const language = useLanguage();
  const { id, value, error, setValue } = useParam(path);
  const seconds = typeof value === 'number' ? value : undefined;
  const [unit, setUnit] = useState(() => (seconds ? unitOf(seconds) : timeUnits[2]));
  return (
    <FieldFrame id={id} label={label} help={help} error={error} required={required}>
      <span className="w-flow__pair">
        <input
          {...describeField({ id, help, error, required })}
          className="s-input"
          type="number"
          min={0}
          step="any"
          value={seconds === undefined ? '' : seconds / unit.seconds}
          onChange={({ target }) => setValue(target.value === '' ? undefined : Number(target.value) * unit.seconds)}
        />
        <select
          className="s-input"
          aria-label={say('unit')}
          value={unit.name}
          onChange={({ target }) => {
            const next = timeUnits.find(({ name }) => name === target.value) ?? unit;
            setUnit(next);
            if (seconds !== undefined) setValue((seconds / unit.seconds) * next.seconds);
          }}
        >
          {timeUnits.map(({ name, title }) => (
            <option key={name} value={name}>
              {readText(title, language)}
            </option>
          ))}
        </select>
      </span>
    </FieldFrame>
  );
}
