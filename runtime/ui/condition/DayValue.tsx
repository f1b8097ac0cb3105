import { useState } from 'react';
import { isDay } from '../../../engine/content/isDay.ts';
import { readText } from '../../../schemas/index.ts';
import { useUiLanguage } from '../../language/uiLanguage.ts';
import { DatePicker } from '../fields/DatePicker.tsx';
import { conditionTexts } from './conditionTexts.ts';
import { TypedValue, type TypedValueProps } from './TypedValue.tsx';

type Source = 'given' | 'today' | 'typed';

/** The day of the reader, a day from the calendar, or what is typed, such as a variable. */
export function DayValue({ today, ...typing }: TypedValueProps & { today: string }) {
  const { label, value, onChange } = typing;
  const language = useUiLanguage();
  const [isTyped, setTyped] = useState(false);
  const text = String(value ?? '');
  const source = isTyped ? 'typed' : sourceOf(text, today);
  const change = (chosen: Source) => {
    setTyped(chosen === 'typed');
    if (chosen !== 'typed') onChange(chosen === 'today' ? today : '');
  };
  return (
    <div className="s-conditions__day">
      <select
        className="s-input"
        aria-label={readText(conditionTexts.daySource, language)}
        value={source}
        onChange={({ target }) => change(target.value as Source)} // one of the options below
      >
        <option value="given">{readText(conditionTexts.givenDay, language)}</option>
        <option value="today">{readText(conditionTexts.today, language)}</option>
        <option value="typed">{readText(conditionTexts.typedDay, language)}</option>
      </select>
      {source === 'given' && (
        <DatePicker label={label} hidesLabel name="" defaultValue={text} onChange={(day = '') => onChange(day)} />
      )}
      {source === 'typed' && <TypedValue {...typing} />}
    </div>
  );
}

function sourceOf(text: string, today: string): Source {
  if (text === today) return 'today';
  return text === '' || isDay(text) ? 'given' : 'typed';
}
