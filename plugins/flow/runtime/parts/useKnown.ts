import { useEffect, useState } from 'react';
import { type Calls, useCalls, useRecords } from 'sala/runtime';
import { type CollectionSchema, type Text, toText } from 'sala/schemas';
import type { AddedLooks, StepLook } from '../../shared/listLines.ts';
import { type RoleTitles, titlesOf } from './useRoles.ts';

/** What the site has that steps name. */
export interface Known {
  collections: Readonly<Record<string, KnownCollection>>;
  roles: RoleTitles;
  flows: Readonly<Record<string, string>>;
  /** The steps that plugins add, by their codes. */
  steps: AddedLooks;
  /** The site's texts of mails, by their keys. */
  mailTemplates: Readonly<Record<string, Text | string>>;
  /** Names of the secrets that requests may use; nothing while they are not known. */
  secrets?: readonly string[];
  /** The documents of its records. */
  documents: Readonly<Record<string, { title: Text | string; collection: string }>>;
  /** Names under which actions of records start flows. */
  starts: Readonly<Record<string, KnownStart>>;
}

export type KnownStart = Calls['GET /api/flow-starts']['answer']['data'][number];

export interface KnownCollection {
  title: Text | string;
  schema: CollectionSchema;
  events: Readonly<Record<string, Text>>;
  /** Titles of its states, in order. */
  states: Readonly<Record<string, Text>>;
}

const nothing: Known = {
  collections: {},
  roles: {},
  flows: {},
  steps: {},
  mailTemplates: {},
  documents: {},
  starts: {},
};

/** Collections, roles and flows of the site. What cannot be read is missing: then codes are shown. */
export function useKnown(): Known {
  const call = useCalls();
  const records = useRecords();
  const [known, setKnown] = useState(nothing);
  useEffect(() => {
    let isHere = true;
    const add = (part: Partial<Known>) => isHere && setKnown((before) => ({ ...before, ...part }));
    const ignore = () => undefined;
    call('GET /api/collection').then(
      ({ data }) => add({ collections: Object.fromEntries(data.map((entry) => [entry.name, readCollection(entry)])) }),
      ignore,
    );
    call('GET /api/roles').then(({ data }) => add({ roles: titlesOf(data) }), ignore);
    call('GET /api/flow-starts').then(
      ({ data }) => add({ starts: Object.fromEntries(data.map((start) => [start.name, start])) }),
      ignore,
    );
    call('GET /api/document-settings').then(
      ({ data }) => add({ documents: Object.fromEntries(data.map((document) => [document.name, document])) }),
      ignore,
    );
    call('GET /api/flow-secrets').then(({ data }) => add({ secrets: data.map(({ name }) => name) }), ignore);
    call('GET /api/flow-steps').then(({ data }) => add({ steps: Object.fromEntries(data.map(readLook)) }), ignore);
    call('GET /api/mail-templates').then(
      ({ data }) =>
        add({
          mailTemplates: Object.fromEntries(
            data.flatMap(({ key, title, shipped }) => (shipped ? [] : [[key, title] as const])),
          ),
        }),
      ignore,
    );
    records('workflow')
      .find({ limit: 200, sort: { title: 1 } })
      .then(({ data }) => add({ flows: Object.fromEntries(data.map(({ id, title }) => [id, String(title)])) }), ignore);
    return () => {
      isHere = false;
    };
  }, [call, records]);
  return known;
}

type AnsweredStep = Calls['GET /api/flow-steps']['answer']['data'][number];

function readLook({ code, icon, sentence, title, description, params, required }: AnsweredStep): [string, StepLook] {
  return [
    code,
    {
      ...{ title: toText(title), description: toText(description), required },
      params: params as StepLook['params'], // as its plugin says
      ...(icon && { icon }),
      ...(sentence && { sentence: toText(sentence) }),
    },
  ];
}

function readCollection({ schema, machine }: { schema: unknown; machine: unknown }): KnownCollection {
  const read = schema as CollectionSchema; // what the call tells of a collection
  const { events = {}, titles = {} } = (machine ?? {}) as Record<'events' | 'titles', Record<string, Text>>;
  return {
    title: read.title,
    schema: read,
    events,
    states: titles,
  };
}
