import type { MachineConfig } from 'sala/engine';
import type { CollectionSchema, FieldSchema, Text } from 'sala/schemas';
import type { PatternDraft } from './numberPattern.ts';

/** What `GET /api/collection/:name/definition` answers. */
export interface Definition {
  name: string;
  title: string | Text;
  schema: CollectionSchema;
  machine: MachineConfig | null;
  version: number;
  /** How many records are in each state. */
  counts: { state: string | null; count: number }[];
}

/** The definition while somebody changes it. */
export interface Draft {
  schema: CollectionSchema;
  machine: MachineConfig | null;
  /** Number patterns of the site, by the key that a field names. */
  patterns: Record<string, PatternDraft>;
  /** Which states take the records of those that go. */
  moves: Record<string, string>;
}

/** A collection that may be referred to, as `GET /api/collection` lists it. */
export interface KnownCollection {
  name: string;
  title: string;
  schema: { properties: Record<string, FieldSchema>; 'x-display'?: string[] };
  machine: { initial: string; states: string[]; events: Record<string, Text> } | null;
}

export function draftDefinition({ schema, machine }: Definition): Draft {
  return { schema, machine, patterns: {}, moves: {} };
}

/** The states that go although they have records, with how many. */
export function listRemovedStates({ counts }: Definition, { machine }: Draft): { state: string; count: number }[] {
  if (!machine) return [];
  return counts.flatMap(({ state, count }) =>
    state === null || count === 0 || Object.hasOwn(machine.states, state) ? [] : [{ state, count }],
  );
}

/** A name for something that is called so, in English letters; empty where the title has none. */
export function nameFrom(title: string): string {
  const name = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+|_+$/g, '');
  return name.slice(0, 50);
}

/** The first of `base`, `base_2` … that is free. */
export function freeName(base: string, taken: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? base : `${base}_${number}`;
    if (!taken.includes(name)) return name;
  }
}
