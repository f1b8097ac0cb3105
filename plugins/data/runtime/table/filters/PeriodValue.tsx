import { useState } from 'react';
import { useLanguage, useText } from 'sala/runtime';
import { type DaySide, dayTitles, periods, splitDays, titlePeriod } from '../../../shared/filter/periods.ts';
import { filterTexts } from '../texts/filterTexts.ts';

const sides: readonly DaySide[] = ['last', 'next'];
const usualDays = 30;
const mostDays = 3660;

/** Days told from today: a period with a name, or so many days as are typed. */
export function PeriodValue({ name, value }: { name: string; value: string }) {
  const say = useText(filterTexts);
  const language = useLanguage();
  const days = splitDays(value);
  const [chosen, setChosen] = useState<string>(days?.side ?? value);
  const [count, setCount] = useState(String(days?.count ?? usualDays));
  const side = sides.find((one) => one === chosen);
  return (
    <span className="w-table__values">
      <select
        className="s-input"
        aria-label={say('period')}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
      >
        {periods.map((period) => (
          <option key={period} value={period}>
            {titlePeriod(period, language)}
          </option>
        ))}
        {sides.map((one) => (
          <option key={one} value={one}>
            {dayTitles[one][language].replace('{n}', 'N')}
          </option>
        ))}
      </select>
      {side && (
        <input
          className="s-input"
          type="number"
          min={1}
          max={mostDays}
          required
          aria-label={say('days')}
          value={count}
          onChange={(event) => setCount(event.target.value)}
        />
      )}
      <input type="hidden" name={name} value={side ? `${side}_${count}` : chosen} />
    </span>
  );
}
