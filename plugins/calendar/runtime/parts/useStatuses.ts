import { useText } from 'sala/runtime';
import type { JsonObject } from 'sala/schemas';
import { writeDay } from '../../shared/days.ts';
import type { Entry, Mapping } from '../../shared/entries.ts';
import type { Rights } from '../../shared/rights.ts';
import { type Span, shiftSpan, spanFor } from '../../shared/spans.ts';
import { statusByTime, type TimeStatus } from '../../shared/statuses.ts';
import { calendarTexts } from './calendarTexts.ts';
import type { KanbanColumn } from './Kanban.tsx';
import type { Dates } from './useDates.ts';
import type { EntryEdits } from './useEntryEdits.ts';

/** Statuses of the entries: by their days, by the state of their machine, or by a field. */
export interface Statuses {
  columns: KanbanColumn[];
  byState: boolean;
  priorities: Record<string, string>;
  of(entry: Entry): string;
  titleOf(entry: Entry): string;
  toneOf(entry: Entry): string | undefined;
  /** Whether an entry may be moved to a column. */
  reaches(entry: Entry, column: string): boolean;
  /** The field values that shift an entry by a number of days. */
  shift(entry: Entry, days: number): JsonObject | undefined;
  /** Moves an entry to a column: by an event, new days, or a new value. */
  move(edits: EntryEdits): (entry: Entry, column: string) => void;
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
  const columns = byTime
    ? listTimeKeys(object, rights).map((key) => ({ key, title: say(key), tone: timeTones[key] }))
    : byState
      ? rights.states.map(({ name, title, tone }) => ({ key: name, title, tone }))
      : (rights.fields[statusField]?.options ?? []).map(({ value, title }) => ({ key: value, title, tone: undefined }));
  const of = (entry: Entry): string =>
    byTime ? statusByTime(entry, dates.today) : byState ? String(entry.record.state ?? '') : (entry.status ?? '');
  const column = (entry: Entry) => columns.find(({ key }) => key === of(entry));
  const write = (span: Span | undefined) =>
    span && writeSpan({ mapping: object, rights, span, timeZone: dates.timeZone });

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
    move: (edits) => (entry, key) => {
      const target = columns.find((one) => one.key === key);
      if (!target) return;
      if (byState) return void edits.toState(entry, target);
      if (!byTime) return void edits.change(entry, { [statusField]: key }, key);
      if (key === 'done') return void edits.toState(entry, { key: object.doneState, title: target.title, column: key });
      if (entry.isDone)
        return void edits.toState(entry, { key: openState(rights, object), title: target.title, column: key });
      const changes = write(spanFor(key as TimeStatus, entry, dates.today)); // the columns have these keys
      if (changes) return void edits.change(entry, changes, key);
      edits.setNotice({ text: say('overdueItself', { title: entry.title }), failed: true });
    },
  };
}

/** Statuses by the days of a task; `done` needs a state of that name. */
function listTimeKeys({ doneState }: Mapping, { states }: Rights): (keyof typeof timeTones)[] {
  const hasDone = states.some(({ name }) => name === doneState);
  return ['progress', 'overdue', 'upcoming', ...(hasDone ? (['done'] as const) : [])];
}

/** The first state that does not mean done. */
function openState({ states }: Rights, { doneState }: Mapping): string {
  return states.find(({ name }) => name !== doneState)?.name ?? '';
}

interface Written {
  mapping: Mapping;
  rights: Rights;
  span: Span;
  timeZone: string;
}

function writeSpan({ mapping: { startField, endField }, rights, span: { start, end }, timeZone }: Written): JsonObject {
  const write = (field: string, day: string) =>
    writeDay(day, { isMoment: rights.fields[field]?.format === 'date-time', timeZone });
  return { [startField]: write(startField, start), ...(endField && { [endField]: write(endField, end) }) };
}
