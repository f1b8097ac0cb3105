import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarMonthPicker,
  CalendarYearPicker,
} from 'react-aria-components';
import { ChevronIcon } from '../icons/shellIcons.tsx';

const visibleYears = 120;

/** A month as a grid of days, with lists to go to any month and year. */
export function MonthCalendar() {
  return (
    <Calendar className="s-calendar">
      <div className="s-calendar__head">
        <Button slot="previous" className="s-calendar__turn" data-turn="back">
          <ChevronIcon />
        </Button>
        <CalendarMonthPicker format="long">{(months) => <Choice {...months} />}</CalendarMonthPicker>
        <CalendarYearPicker visibleYears={visibleYears}>{(years) => <Choice {...years} />}</CalendarYearPicker>
        <Button slot="next" className="s-calendar__turn">
          <ChevronIcon />
        </Button>
      </div>
      <CalendarGrid className="s-calendar__grid" weekdayStyle="narrow">
        {(date) => <CalendarCell date={date} className="s-calendar__day" />}
      </CalendarGrid>
    </Calendar>
  );
}

interface ChoiceProps {
  'aria-label': string;
  value: string | number;
  items: { id: number; formatted: string }[];
  onChange: (key: number) => void;
}

function Choice({ 'aria-label': label, value, items, onChange }: ChoiceProps) {
  return (
    <select
      className="s-calendar__choice"
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      {items.map(({ id, formatted }) => (
        <option key={id} value={id}>
          {formatted}
        </option>
      ))}
    </select>
  );
}
