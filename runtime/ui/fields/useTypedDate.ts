import { CalendarDate, parseDate } from '@internationalized/date';
import { useState } from 'react';
import { readDate } from '../../../engine/content/dateParts.ts';
import { buddhistOffset, type Era } from '../../../engine/content/era.ts';
import { guessYear } from '../../../engine/content/guessYear.ts';

export interface YearGuess {
  typed: number;
  meant: number;
}

/** A date while it is typed: a year of the other era is recognised, at once when it has four digits. */
export function useTypedDate(start: string | undefined, era: Era) {
  const [date, setDate] = useState<CalendarDate | null>(() => (start && readDate(start) ? parseDate(start) : null));
  const [guess, setGuess] = useState<YearGuess>();

  function read(next: CalendarDate | null, isDone: boolean) {
    setGuess(undefined);
    setDate(next);
    if (!next) return;
    const typed = typedYear(next, era);
    if (typed < 1000 && !isDone) return; // more digits may follow
    const meant = guessYear(typed, era);
    if (meant === typed - offsetOf(era)) return;
    setGuess({ typed, meant: meant + offsetOf(era) });
    setDate(new CalendarDate(meant, next.month, next.day));
  }

  return {
    date,
    guess,
    change: (next: CalendarDate | null) => read(next, false),
    /** On leaving the field, two digits are the whole year. */
    leave: () => date && typedYear(date, era) < 100 && read(date, true),
  };
}

/** The year as typed in the field. */
function typedYear({ era: own, year }: CalendarDate, era: Era): number {
  const common = own === 'BC' ? 1 - year : year;
  return common + offsetOf(era);
}

function offsetOf(era: Era): number {
  return era === 'buddhist' ? buddhistOffset : 0;
}
