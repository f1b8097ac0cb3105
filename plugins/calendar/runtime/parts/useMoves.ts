import { useEffect, useState } from 'react';
import { type Stored, useCallMessage, useRecords, useText, useWidgetData } from 'sala/runtime';
import type { JsonObject } from 'sala/schemas';
import type { Entry } from '../../shared/entries.ts';
import { calendarTexts } from './calendarTexts.ts';

export interface Notice {
  text: string;
  failed?: boolean;
}

type Fields = Stored<JsonObject>;

/** A state, and the column in which an entry of that state stands. */
export interface Target {
  key: string;
  title: string;
  column?: string;
}

export interface Moves {
  notice?: Notice;
  setNotice(notice: Notice | undefined): void;
  /** Columns of the cards that are on their way. */
  placed: ReadonlyMap<string, string>;
  /** A move whose event asks why. */
  asking?: { entry: Entry; target: Target };
  stopAsking(): void;
  /** Sends the event that leads to a state. */
  toState(entry: Entry, target: Target, note?: string): Promise<void>;
  change(entry: Entry, data: JsonObject, column?: string): Promise<boolean>;
  create(data: JsonObject): Promise<boolean>;
  remove(entry: Entry): Promise<boolean>;
}

/**
 * Changes of the entries of a calendar or board. A card stands at its new place at once; what the server refuses goes back,
 * and the person learns why.
 */
export function useMoves(uid: string, collection: string, data: unknown): Moves {
  const records = useRecords()(collection);
  const say = useText(calendarTexts);
  const explain = useCallMessage();
  const { refresh } = useWidgetData(uid);
  const [notice, setNotice] = useState<Notice>();
  const [placed, setPlaced] = useState<ReadonlyMap<string, string>>(new Map());
  const [asking, setAsking] = useState<{ entry: Entry; target: Target }>();

  // What has been read since is where the cards are.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the data is the moment, not a value
  useEffect(() => setPlaced(new Map()), [data]);

  const place = (id: string, column: string | undefined) =>
    setPlaced((before) => {
      const next = new Map(before);
      if (column === undefined) next.delete(id);
      else next.set(id, column);
      return next;
    });

  async function attempt(
    entry: Entry | undefined,
    column: string | undefined,
    done: string,
    call: () => Promise<unknown>,
  ) {
    if (entry && column !== undefined) place(entry.id, column);
    setNotice(undefined);
    try {
      const refusal = await call();
      if (typeof refusal === 'string') throw new Refusal(refusal);
      if (refusal === waiting) {
        if (entry) place(entry.id, undefined);
        return false;
      }
      setNotice({ text: done });
      refresh();
      return true;
    } catch (error) {
      if (entry) place(entry.id, undefined);
      const why = error instanceof Refusal ? error.message : explain(error);
      const isMove = entry !== undefined && column !== undefined && !(error instanceof Refusal);
      setNotice({ text: isMove ? say('refused', { title: entry.title, why }) : why, failed: true });
      if (!(error instanceof Refusal)) refresh(); // somebody else may have been faster
      return false;
    }
  }

  return {
    notice,
    setNotice,
    placed,
    asking,
    stopAsking: () => setAsking(undefined),
    toState: async (entry, target, note) => {
      const { key, title, column = key } = target;
      setAsking(undefined);
      await attempt(entry, column, say('moved', { title: entry.title }), async () => {
        const { _actions = [] } = (await records.read(entry.id)) as Fields;
        const action = _actions.find(({ to }) => to === key);
        if (!action) return say('notThere', { title: entry.title, column: title });
        if ('note' in action && action.note && note === undefined) {
          setAsking({ entry, target });
          return waiting;
        }
        return void (await records.transition(entry.id, action.event, note));
      });
    },
    change: (entry, changes, column) =>
      attempt(entry, column, column ? say('moved', { title: entry.title }) : say('saved'), async () => {
        const { version } = entry.record;
        await records.update(entry.id, changes, typeof version === 'number' ? version : undefined);
      }),
    create: (fields) => attempt(undefined, undefined, say('saved'), async () => void (await records.create(fields))),
    remove: (entry) => attempt(entry, undefined, say('removed'), async () => void (await records.remove(entry.id))),
  };
}

/** Nothing was sent yet: the person is asked first. */
const waiting = Symbol('waiting');

class Refusal extends Error {}
