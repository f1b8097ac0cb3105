import { FieldFrame, NameChecks, useText } from 'sala/runtime';
import { weekdayTitles } from '../../../shared/dayTitles.ts';
import { flowTexts } from '../parts/flowTexts.ts';
import type { ControlFrame } from './controlFrame.ts';
import { useParam } from './useParam.ts';

/** On which days of the week: every day, working days, or some. */
export function DaysControl({ path, label, required }: ControlFrame) {
  const say = useText(flowTexts);
  const { id, value, error, setValue } = useParam(path);
  const days = Array.isArray(value) ? value.map(String) : [];
  const mode = Array.isArray(value) ? 'some' : value === 'working' ? 'working' : 'every';
  return (
    <FieldFrame id={id} label={label} error={error} required={required} group="group">
      <select
        className="s-input"
        aria-label={label}
        value={mode}
        onChange={({ target }) => setValue({ every: undefined, working: 'working', some: ['mon'] }[target.value])}
      >
        <option value="every">{say('everyDay')}</option>
        <option value="working">{say('workingDays')}</option>
        <option value="some">{say('someDays')}</option>
      </select>
      {mode === 'some' && (
        <NameChecks choices={weekdayTitles} chosen={days} onChange={(chosen) => setValue(inOrder(chosen))} />
      )}
    </FieldFrame>
  );
}

const inOrder = (chosen: readonly string[]) => Object.keys(weekdayTitles).filter((day) => chosen.includes(day));
