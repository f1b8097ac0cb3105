import { useText } from 'sala/runtime';
import type { JsonObject } from 'sala/schemas';
import type { Entry, Mapping } from '../../shared/entries.ts';
import { type Span, shiftSpan, spanFor } from '../../shared/moves.ts';
import type { Rights } from '../../shared/rights.ts';
import { statusByTime, type TimeStatus } from '../../shared/statuses.ts';
import { calendarTexts } from './calendarTexts.ts';
import type { KanbanColumn } from './Kanban.tsx';
import type { Dates } from './useDates.ts';
import type { Moves } from './useMoves.ts';

/** How the entries stand: by their days, by the state of their machine, or by a field of their own. */
export interface Statuses {
  columns: KanbanColumn[];
  byState: boolean;
  priorities: Record<string, string>;
  of(entry: Entry): string;
  titleOf(entry: Entry): string;
  toneOf(entry: Entry): string | undefined;
  /** Whether an entry may come to a column from where it stands. */
  reaches(entry: Entry, column: string): boolean;
  /** The fields that move an entry by so many days. */
  shift(entry: Entry, days: number): JsonObject | undefined;
  /** Carries an entry to a column: an event, other days, or another value. */
  move(moves: Moves): (entry: Entry, column: string) => void;
}

const timeTones: Record<TimeStatus, string> = {
  progress: 'info',
  overdue: 'danger',
  upcoming: 'warning',
  done: 'success',
};

export function useStatuses(object: Mapping, rights: Rights, dates: Dates): Statuses {
  const say = useText(calendarTexts);
  const { statusField } = object;
  const byTime = statusField === '';
  const byState = statusField === 'state';
  const hasDone = rights.states.some(({ name }) => name === object.doneState);
  const columns = byTime
    ? (['progress', 'overdue', 'upcoming', ...(hasDone ? (['done'] as const) : [])] as const).map((key) => ({
        key,
        title: say(key),
        tone: timeTones[key],
      }))
    : byState
      ? rights.states.map(({ name, title, tone }) => ({ key: name, title, tone }))
      : (rights.fields[statusField]?.options ?? []).map(({ value, title }) => ({ key: value, title, tone: undefined }));
  const of = (entry: Entry): string =>
    byTime ? statusByTime(entry, dates.today) : byState ? String(entry.record.state ?? '') : (entry.status ?? '');
  const column = (entry: Entry) => columns.find(({ key }) => key === of(entry));
  const write = (span: Span | undefined) => span && writeSpan(object, rights, span);

  return {
    columns,
    byState,
    priorities: Object.fromEntries(
      (rights.fields[object.priorityField]?.options ?? []).map(({ value, title }) => [value, title]),
    ),
    of,
    titleOf: (entry) => column(entry)?.title ?? entry.status ?? '',
    toneOf: (entry) => column(entry)?.tone,
    reaches: (entry, key) => {
      if (key === of(entry) || key === 'overdue') return false;
      const next = byState ? rights.states.find(({ name }) => name === of(entry))?.next : undefined;
      return next?.includes(key) ?? true;
    },
    shift: (entry, days) => write(shiftSpan(entry, days)),
    move: (moves) => (entry, key) => {
      const target = columns.find((one) => one.key === key);
      if (!target) return;
      if (byState) return void moves.toState(entry, target);
      if (!byTime) return void moves.change(entry, { [statusField]: key }, key);
      if (key === 'done') return void moves.toState(entry, { key: object.doneState, title: target.title, column: key });
      if (entry.isDone)
        return void moves.toState(entry, { key: openState(rights, object), title: target.title, column: key });
      const changes = write(spanFor(key as TimeStatus, entry, dates.today)); // a key of our own columns
      if (changes) return void moves.change(entry, changes, key);
      moves.setNotice({ text: say('overdueItself', { title: entry.title }), failed: true });
    },
  };
}

/** The first state that does not mean done. */
function openState({ states }: Rights, { doneState }: Mapping): string {
  return states.find(({ name }) => name !== doneState)?.name ?? '';
}

/** Days as the fields store them: a date, or midnight of it in Thailand where a moment is kept. */
function writeSpan({ startField, endField }: Mapping, { fields }: Rights, { start, end }: Span): JsonObject {
  const write = (field: string, day: string) => (fields[field]?.format === 'date-time' ? `${day}T00:00:00+07:00` : day);
  return { [startField]: write(startField, start), ...(endField && { [endField]: write(endField, end) }) };
}
