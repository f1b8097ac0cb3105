import { expect } from 'vitest';
import { diffData } from '../../engine/record/diffData.ts';
import type { FieldSchema, JsonObject } from '../../schemas/index.ts';
import type { StoredCollection } from '../../server/records/collections/collections.ts';
import { writeChange } from '../../server/records/context/writeChange.ts';
import type { TestApp } from './testApp.ts';

/** Three marked records of a collection: one as it was made, one that was changed, one in the trash. */
export interface Target {
  name: string;
  ids: string[];
  texts: string[];
  refs: string[];
  events: string[];
}

export interface MarkedRecords {
  targets: Target[];
  /** The marks in a text that this caller cannot read where they stand. */
  findLeaks(role: string, text: string): Promise<string[]>;
}

const markPattern = /zq(\d+)x(\d+)x\d+qz/g;

/**
 * Fills every collection of the factory, and some with rules that the shipped ones do not have, with records whose texts are marks: each says
 * where it stands. Whatever reading a record by its id refuses to somebody, no answer to them may contain.
 */
export async function markRecords(test: TestApp): Promise<MarkedRecords> {
  await defineProbes(test);
  const site = await test.site('factory');
  const collections = (await test.app.collections.of(site)).all().filter(({ collection }) => !collection.core);
  const targets: Target[] = [];
  for (const [at, stored] of collections.entries()) targets.push(await fill(test, stored, at));
  const seen = new Map<string, Promise<string>>();
  /** What reading the record by its id shows. */
  const read = (role: string, path: string): Promise<string> => {
    const reading = callAs(test, role, path).then(({ status, text }) => (status === 200 ? text : ''));
    seen.set(`${role} ${path}`, reading);
    return reading;
  };
  const isOpen = async (role: string, path: string, mark: string) => {
    const known = await seen.get(`${role} ${path}`);
    // A call may have changed it since.
    return known?.includes(mark) || (await read(role, path)).includes(mark);
  };
  return {
    targets,
    findLeaks: async (role, text) => {
      const leaks: string[] = [];
      for (const [mark, at, n] of new Set([...text.matchAll(markPattern)])) {
        const target = targets[Number(at)];
        const id = target?.ids[Number(n)];
        const open = target && id ? await isOpen(role, `/api/${target.name}/${id}`, mark) : false;
        if (!open) leaks.push(`${mark} of ${target?.name} ${id}`);
      }
      return [...new Set(leaks)];
    },
  };
}

/** A call of a role, or of a visitor. */
export const callAs = (test: TestApp, role: string, path: string, call: object = {}) =>
  role === 'visitor' ? test.call(path, call) : test.as(role)(path, call);

/** Rules that the shipped collections do not have: by person, by field, by state, hidden fields. */
async function defineProbes(test: TestApp): Promise<void> {
  const text: FieldSchema = { type: 'string', 'x-index': true, 'x-search': true };
  const properties = {
    title: text,
    inner: { type: 'string' },
    pin: { type: 'string', 'x-secret': true },
    open: { type: 'boolean' },
  };
  const rules: Record<string, JsonObject> = {
    probe_own: { read: [{ when: { created_by: '$user.id' } }], update: [{}] },
    probe_field: {
      read: [{ public: true, fields: ['title'] }, { roles: ['hr'], fields: ['inner'] }, { roles: ['admin'] }],
    },
    probe_open: {
      read: [{ public: true, when: { open: true } }],
      update: [{ roles: ['user'] }],
      delete: [{ roles: ['user'] }],
    },
    probe_two: {
      read: [
        { roles: ['user'], when: { open: true } },
        { roles: ['user'], fields: ['title'] },
      ],
    },
  };
  for (const [name, access] of Object.entries(rules)) {
    const schema = { type: 'object', properties, 'x-display': [], 'x-access': { create: [{}], ...access } };
    const made = await test.as('root')('/api/collection', { body: { data: { name, title: name, schema } } });
    expect(made.status, made.text).toBe(201);
  }
}

/** Names by which references show a record carry no mark. */
async function fill(test: TestApp, stored: StoredCollection, at: number): Promise<Target> {
  const { collection, machine, table } = stored;
  const site = await test.site('factory');
  const db = test.app.db.site(site.id);
  const states = machine ? Object.keys(machine.states) : [null];
  const ids = [0, 1, 2].map((n) => `${collection.name}_gate${n}`);
  for (const [n, id] of ids.entries()) {
    const data = writeMarks(stored, { at, n });
    const userId = n === 0 ? 'demo_user' : 'demo_hr';
    const state = states[n % states.length] ?? null;
    const time = new Date().toISOString();
    const change = { table, collection: collection.name, id, state, data, userId, at: time, effects: [] };
    await writeChange(db, { ...change, action: 'create', changes: diffData({}, data) });
    // An earlier value, which the record no longer holds.
    const former = [{ field: 'old', from: `zq${at}x99x1qz` }];
    if (n === 1) await writeChange(db, { ...change, action: 'update', baseVersion: 1, changes: former });
    if (n === 2) await writeChange(db, { ...change, action: 'delete', baseVersion: 1, changes: [] });
  }
  const fields = Object.entries(collection.schema.properties);
  return {
    name: collection.name,
    ids,
    texts: fields.filter(([, { type }]) => type === 'string').map(([name]) => name),
    refs: fields.filter(([, schema]) => schema['x-ref']).map(([name]) => name),
    events: machine ? [...new Set(Object.values(machine.states).flatMap(({ ownEvents }) => ownEvents))] : ['none'],
  };
}

function writeMarks({ collection }: StoredCollection, { at, n }: { at: number; n: number }): JsonObject {
  const display = new Set(collection.display);
  let field = 0;
  const write = (schema: FieldSchema, name?: string): unknown => {
    field += 1;
    const [type] = [schema.type].flat();
    if (schema.enum) return schema.enum[0];
    if (schema['x-ref']) return `${schema['x-ref']}_gate${schema['x-unique'] ? n : 0}`;
    if (type === 'object')
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, one]) => [key, write(one as FieldSchema)]),
      );
    if (type === 'array') return schema.items ? [write(schema.items as FieldSchema)] : [];
    if (type === 'boolean') return n % 2 === 0;
    if (type === 'number' || type === 'integer') return n;
    if (type !== 'string' || schema.format || (name !== undefined && display.has(name))) return undefined;
    return `zq${at}x${n}x${field}qz`;
  };
  const written = Object.entries(collection.schema.properties).map(([key, one]) => [key, write(one, key)]);
  return JSON.parse(JSON.stringify(Object.fromEntries(written))) as JsonObject; // what could not be filled is left out
}
