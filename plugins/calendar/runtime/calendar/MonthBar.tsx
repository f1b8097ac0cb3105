import type { ReactNode } from 'react';
import { Icon, useText, useWidgetAddress } from 'sala/runtime';
import type { WidgetAddress } from 'sala/schemas';
import { listYears, type Month, monthOf, shiftMonth } from '../../shared/months.ts';
import { AddressLink } from '../parts/AddressLink.tsx';
import { calendarTexts } from '../parts/calendarTexts.ts';
import type { Dates } from '../parts/useDates.ts';
import { toAddress, type ViewName } from './monthAddress.ts';

interface Props {
  uid: string;
  month: Month;
  view: ViewName;
  views: ViewName[];
  dates: Dates;
  address: WidgetAddress;
  children: ReactNode;
}

const viewTexts = { month: 'viewMonth', list: 'viewList', board: 'viewBoard' } as const;

/** Which month, and how it is shown. Every step is a link, so it works without scripts too. */
export function MonthBar({ uid, month, view, views, dates, address, children }: Props) {
  const say = useText(calendarTexts);
  const [, change] = useWidgetAddress(uid);
  const present = monthOf(dates.today);
  const years = listYears(present.year);
  return (
    <div className="w-calendar__bar">
      <h2 className="w-calendar__month" aria-live="polite">
        {dates.month(month)}
      </h2>
      <div className="w-calendar__steps">
        <StepLink uid={uid} to={shiftMonth(month, -1)} years={years} label={say('previous')} icon="chevron-left" />
        <AddressLink
          uid={uid}
          changes={{ year: undefined, month: undefined, day: undefined, add: undefined }}
          className="s-button s-button--outline s-button--small"
        >
          {say('today')}
        </AddressLink>
        <StepLink uid={uid} to={shiftMonth(month, 1)} years={years} label={say('next')} icon="chevron-right" />
      </div>
      <form className="w-calendar__choose" method="get">
        <select
          className="s-input"
          name={`${uid}.month`}
          aria-label={say('month')}
          value={month.month}
          onChange={(event) => change(toAddress({ ...month, month: Number(event.target.value) }))}
        >
          {dates.monthNames.map((name, index) => (
            <option key={name} value={index + 1}>
              {name}
            </option>
          ))}
        </select>
        <select
          className="s-input"
          name={`${uid}.year`}
          aria-label={say('year')}
          value={month.year}
          onChange={(event) => change(toAddress({ ...month, year: Number(event.target.value) }))}
        >
          {years.map((year) => (
            <option key={year} value={year}>
              {dates.year(year)}
            </option>
          ))}
        </select>
        {address.view && <input type="hidden" name={`${uid}.view`} value={address.view} />}
        <noscript>
          <button type="submit" className="s-button s-button--outline s-button--small">
            {say('go')}
          </button>
        </noscript>
      </form>
      <div className="w-calendar__tools">
        {views.length > 1 && (
          <nav className="w-calendar__views" aria-label={say('views')}>
            {views.map((name) => (
              <AddressLink
                key={name}
                uid={uid}
                changes={{ view: name }}
                aria-current={name === view ? 'true' : undefined}
                className="w-calendar__view"
              >
                {say(viewTexts[name])}
              </AddressLink>
            ))}
          </nav>
        )}
        {children}
      </div>
    </div>
  );
}

interface StepProps {
  uid: string;
  to: Month;
  years: number[];
  label: string;
  icon: string;
}

/** Undefined at the end of the years that can be chosen. */
function StepLink({ uid, to, years, label, icon }: StepProps) {
  const className = 's-button s-button--quiet s-button--small w-calendar__step';
  if (!years.includes(to.year)) return <span className={className} aria-hidden="true" />;
  return (
    <AddressLink uid={uid} changes={toAddress(to)} className={className} aria-label={label}>
      <Icon name={icon} size={20} />
    </AddressLink>
  );
}
