import type { CSSProperties } from 'react';
import { useLanguage, useText } from 'sala/runtime';
import { localeOf } from 'sala/schemas';
import type { Entry } from '../../shared/entries.ts';
import { percentOf } from '../../shared/statuses.ts';
import { calendarTexts } from '../parts/calendarTexts.ts';
import type { Statuses } from '../parts/useStatuses.ts';

/** Number and share of the month's entries by status. */
export function StatusSummary({ entries, statuses }: { entries: Entry[]; statuses: Statuses }) {
  const say = useText(calendarTexts);
  const language = useLanguage();
  const number = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 2 });
  const total = entries.length;
  return (
    <dl className="w-calendar__summary" aria-label={say('summary')}>
      <div className="w-calendar__figure">
        <dt>{say('total')}</dt>
        <dd>
          {number.format(total)} <small className="w-calendar__of">{say('ofMonth')}</small>
        </dd>
      </div>
      {statuses.columns.map(({ key, title, tone }) => {
        const count = entries.filter((entry) => statuses.of(entry) === key).length;
        const percent = percentOf(count, total);
        return (
          <div key={key} className="w-calendar__figure" data-tone={tone ?? 'neutral'}>
            <dt>{title}</dt>
            <dd>
              {number.format(count)} <span className="w-calendar__percent">{number.format(percent)}%</span>
              <span className="w-calendar__track" aria-hidden="true">
                <span style={{ '--w-share': `${percent}%` } as CSSProperties} />
              </span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
