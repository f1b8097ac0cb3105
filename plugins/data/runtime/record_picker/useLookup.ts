import { use, useCallback, useEffect, useMemo, useState } from 'react';
import { bindVariables, isStaff, type NamedRecord, nameRecord, recordTitle } from 'sala/engine';
import { type Choice, useApi, useForm, useLanguage, useRecords, useSession, useText } from 'sala/runtime';
import type { Condition, JsonObject } from 'sala/schemas';
import { findTypedRecord } from '../../shared/findTypedRecord.ts';
import type { RecordField } from '../../shared/recordAnswer.ts';
import { RecordContext } from '../record/RecordContext.ts';
import { recordTexts } from '../record/recordTexts.ts';
import { keepChosenLately, readChosenLately } from './chosenLately.ts';

/** The choice that stands for a record that is still to be made. */
export const newChoice = '+';

const mostFound = 12;

interface Options {
  collection: string;
  field: RecordField | undefined;
  /** Ids of what is chosen. */
  chosen: readonly string[];
}

/** Finds records by what is typed, and knows what the chosen ones are called. */
export function useLookup({ collection, field, chosen }: Options) {
  const say = useText(recordTexts);
  const { user } = useSession();
  const recordsOf = useRecords();
  const records = useMemo(() => recordsOf(collection), [recordsOf, collection]);
  const find = useFind({ collection, field }, records);
  const { keep, titleOf } = useNames({ collection, field, chosen }, records);

  const search = useCallback(
    async (typed: string): Promise<Choice[]> => {
      const named = keep(await find(typed));
      if (field?.newPath === undefined) return named;
      return [...named, { id: newChoice, title: typed ? say('createNamed', { name: typed }) : say('createOne') }];
    },
    [find, keep, field, say],
  );

  return {
    search,
    /** The record that is meant by what a scanner typed. */
    findScanned: async (typed: string) => findTypedRecord(await find(typed), typed),
    read: async (id: string) => (await records.read(id)) as JsonObject,
    /** It comes first when the list is opened again. */
    keepChosen: (id: string) => keepChosenLately(user?.id, collection, id),
    /** It is called by its name at once. */
    know: (record: JsonObject) => void keep([record]),
    titleOf,
  };
}

type Records = ReturnType<ReturnType<typeof useRecords>>;

/** Asks for records; before anything is typed, those that this person chose lately come first. */
function useFind({ collection, field }: Omit<Options, 'chosen'>, records: Records) {
  const form = useForm();
  const { user } = useSession();
  const findColleagues = useColleagues(field);
  const filter = field?.schema['x-ref-filter'] ?? field?.schema.items?.['x-ref-filter'];
  return useCallback(
    async (typed: string): Promise<JsonObject[]> => {
      const bound =
        filter && bindVariables(filter as Condition, { form: form.values(), user: user ? { ...user } : undefined });
      const lately = typed === '' ? readChosenLately(user?.id, collection) : [];
      const [{ data }, colleagues, used] = await Promise.all([
        records.find({ search: typed || undefined, filter: bound, limit: mostFound }),
        bound ? [] : findColleagues(typed),
        lately.length > 0 ? records.find({ filter: among(lately, bound), limit: lately.length }) : undefined,
      ]);
      const first = lately.flatMap((id) => used?.data.filter((record) => record.id === id) ?? []);
      const found = new Map([...first, ...data, ...colleagues].map((record) => [record.id, record as JsonObject]));
      return [...found.values()];
    },
    [collection, records, filter, form, user, findColleagues],
  );
}

function among(ids: readonly string[], narrowed: Condition | undefined): Condition {
  const some: Condition = { id: { $in: [...ids] } };
  return narrowed ? { $and: [narrowed, some] } : some;
}

/**
 * Staff whom a field that refers to a person may hold, by name: most people may not list the people of a site, and still hand work
 * to each other.
 */
function useColleagues(field: RecordField | undefined): (typed: string) => Promise<JsonObject[]> {
  const api = useApi();
  const { user } = useSession();
  const collection = use(RecordContext)?.collection;
  const name = field?.reference === 'user' ? field.field : undefined;
  return useCallback(
    async (typed) => {
      if (!collection || !name || !user || !isStaff(user.role)) return [];
      const query = new URLSearchParams({ collection, field: name, search: typed });
      return api<{ data: JsonObject[] }>(`/api/people/assignable?${query}`).then(
        ({ data }) => data,
        () => [], // not theirs to fill in, or a field of a line
      );
    },
    [api, collection, name, user],
  );
}

/** What the chosen records are called, those that were found among them. */
function useNames({ collection, field, chosen }: Options, records: Records) {
  const say = useText(recordTexts);
  const language = useLanguage();
  const display = field?.display ?? none;
  const [known, setKnown] = useState<ReadonlyMap<string, NamedRecord>>(new Map());
  const answer = use(RecordContext);
  const titleIn = (id: string) => answer?.names[collection]?.[id]?.text ?? field?.names?.[id];
  const missing = chosen.filter((id) => !known.has(id) && titleIn(id) === undefined).join(' ');

  const keep = useCallback(
    (found: readonly JsonObject[]) => {
      const named = found.map((record) => ({
        ...nameRecord(record, display, language),
        ...(recordTitle(display, record, language) === undefined && { title: say('unnamed') }),
      }));
      setKnown((before) => new Map([...before, ...named.map((one): [string, NamedRecord] => [one.id, one])]));
      return named;
    },
    [display, say, language],
  );

  // What a draft, the address or another field has put there is called by its name too.
  useEffect(() => {
    if (missing === '') return;
    let isOver = false;
    records.find({ filter: { id: { $in: missing.split(' ') } }, limit: 100 }).then(
      ({ data }) => !isOver && keep(data as JsonObject[]),
      () => undefined, // it stays without a name for those who may not read it
    );
    return () => {
      isOver = true;
    };
  }, [missing, records, keep]);

  return { keep, titleOf: (id: string) => known.get(id)?.title ?? titleIn(id) ?? say('unnamed') };
}

const none: readonly string[] = [];
