import { useState } from 'react';
import { type Stored, useRecords, useText } from 'sala/runtime';
import type { JsonObject } from 'sala/schemas';
import type { Entry } from '../../shared/entries.ts';
import type { StateInfo } from '../../shared/rights.ts';
import { calendarTexts } from './calendarTexts.ts';
import { type Notice, useAttempts, waiting } from './useAttempts.ts';

type Fields = Stored<JsonObject>;

/** A state, and the column in which an entry of that state stands. */
export interface Target {
  key: string;
  title: string;
  column?: string;
}

export interface EntryEdits {
  notice?: Notice;
  setNotice(notice: Notice | undefined): void;
  /** Columns of cards whose change is pending. */
  placed: ReadonlyMap<string, string>;
  /** A change whose event requires a note. */
  asking?: { entry: Entry; target: Target };
  stopAsking(): void;
  /** Sends the event that leads to a state. */
  toState(entry: Entry, target: Target, note?: string): Promise<void>;
  change(entry: Entry, data: JsonObject, column?: string): Promise<boolean>;
  create(data: JsonObject): Promise<boolean>;
  remove(entry: Entry): Promise<boolean>;
}

/**
 * Changes of the entries of a calendar or board. A card is shown at its new place at once; a refused change is undone,
 * and the reason shown.
 */
export function useEntryEdits(
  uid: string,
  { collection, states, data }: { collection: string; states: readonly StateInfo[]; data: unknown },
): EntryEdits {
  const records = useRecords()(collection);
  const say = useText(calendarTexts);
  const { notice, setNotice, placed, attempt } = useAttempts(uid, { data, collection });
  const [asking, setAsking] = useState<{ entry: Entry; target: Target }>();

  async function moveTo(entry: Entry, target: Target, note?: string) {
    const { _actions = [] } = (await records.read(entry.id)) as Fields;
    const action = _actions.find(({ to }) => to === target.key);
    const reached = nameStates(_actions, states);
    if (!action) return say(reached ? 'notThere' : 'nowhere', { title: entry.title, column: target.title, reached });
    if ('note' in action && action.note && note === undefined) {
      setAsking({ entry, target });
      return waiting;
    }
    return await records.transition(entry.id, action.event, note);
  }

  return {
    notice,
    setNotice,
    placed,
    asking,
    stopAsking: () => setAsking(undefined),
    toState: async (entry, target, note) => {
      const { key, column = key } = target;
      setAsking(undefined);
      const done = say('moved', { title: entry.title });
      await attempt({ entry, column, done }, () => moveTo(entry, target, note));
    },
    change: (entry, changes, column) => {
      const done = column ? say('moved', { title: entry.title }) : say('saved');
      const { version } = entry.record;
      const seen = typeof version === 'number' ? version : undefined;
      return attempt({ entry, column, done }, () => records.update(entry.id, changes, seen));
    },
    create: (fields) => attempt({ done: say('saved') }, () => records.create(fields)),
    remove: (entry) => attempt({ entry, done: say('removed') }, () => records.remove(entry.id)),
  };
}

/** The states that the events of a record lead to, as people read them. */
function nameStates(actions: readonly { to: string }[], states: readonly StateInfo[]): string {
  const reached = new Set(actions.map(({ to }) => to));
  return states.flatMap(({ name, title }) => (reached.has(name) ? [title] : [])).join(', ');
}
