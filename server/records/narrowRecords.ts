import { fillStart } from '../../engine/collection/validate/fillDefaults.ts';
import { listStates, listTransitions } from '../../engine/machine/readMachine.ts';
import { titleOfRole } from '../../engine/people/titleOfRole.ts';
import { readText } from '../../schemas/index.ts';
import type { PluginContext, PluginPerson } from '../plugins/door/pluginContext.ts';
import type { CollectionDescription, PluginRecords } from '../plugins/door/pluginRecords.ts';
import { activePlugins } from '../plugins/pluginRegistry.ts';
import { siteRoles } from '../sites/siteRoles.ts';
import type { StoredCollection } from './collections/collections.ts';
import { decide, findCollection, type RecordsContext } from './context/recordsContext.ts';
import { listWritable } from './decide/listWritable.ts';
import { planContextFor } from './decide/planContext.ts';
import { listReferring } from './find/listReferring.ts';
import { readTitles } from './find/readReferenced.ts';
import type { Records } from './openRecords.ts';
import { describeMachine } from './read/describeMachine.ts';

/** The records object for functions of plugins. Frozen, with no access to anything else. */
export function narrowRecords(records: Records): PluginRecords {
  const { context } = records;
  return Object.freeze({
    read: (name, id, options) => records.read(name, id, options),
    find: (name, input) => records.find(name, input),
    count: (name, input) => records.count(name, input),
    aggregate: (name, pipeline) => records.aggregate(name, pipeline),
    titles: (name, ids) => readTitles(context, name, ids),
    create: (name, data, { id, once, state } = {}) =>
      records.create(name, data, { id, once, state: context.actor.trusted ? state : undefined }),
    update: (name, id, changes, options) => records.update(name, id, changes, options),
    transition: (name, id, event, options) => records.transition(name, id, event, options),
    writable: (name, record) => listWritable(context, name, record),
    defaults: (name) => {
      const stored = findCollection(context, name);
      return fillStart(stored.collection, planContextFor(context, stored));
    },
    events: (name, record) => records.events(name, record),
    history: (name, id) => records.history(name, id),
    effects: (name, id) => records.effects(name, id),
    recalculate: (name, id) => records.recalculate(name, id),
    fieldType: (name, field) => records.fieldType(name, field),
    describe: (name) => describeCollection(context, name),
    referrers: (name) => listReferring(context, name),
    machine: (name) => describeMachine(context, name),
    may: (name, action) => {
      const stored = context.collections.get(name);
      return stored !== undefined && decide(context, stored, action).allowed;
    },
    roleTitle: (role) =>
      shareFrozen(titleOfRole({ role, own: siteRoles(context.app.registry, context.site).get(role)?.role })),
    serving: (service) => context.collections.serving(service)?.collection.name,
  } satisfies PluginRecords);
}

/** The same with the site, the time and a log: the context of every function of a plugin. */
export function openPluginContext(records: Records, given?: Date): PluginContext {
  const { app, site } = records.context;
  const now = given ?? app.clock.now();
  const { id, name, timeZone, language, currency } = site;
  return {
    site: Object.freeze({ id, name, timeZone, language, currency }),
    now,
    log: Object.freeze({
      debug: app.log.debug.bind(app.log),
      info: app.log.info.bind(app.log),
      warn: app.log.warn.bind(app.log),
      error: app.log.error.bind(app.log),
    }),
    records: narrowRecords(records),
  };
}

export function personOf({ context: { actor } }: Records): PluginPerson {
  return Object.freeze({ id: actor.userId, role: actor.role });
}

function describeCollection(context: RecordsContext, name: string): CollectionDescription | undefined {
  const stored = context.collections.get(name);
  if (!stored) return undefined;
  const reading = decide(context, stored, 'read');
  if (!reading.allowed) return undefined;
  const { collection } = stored;
  const { language } = context;
  const readable = reading.readable && new Set(reading.readable);
  const fields = [...collection.fields.values()].filter(
    (field) => !field.secret && (!readable || readable.has(field.name)),
  );
  const known = new Set(fields.map((field) => field.name));
  const {
    'x-approval': approval,
    'x-create-title': createTitle,
    'x-new-title': newTitle,
    description,
  } = collection.schema;
  return {
    name: collection.name,
    title: readText(collection.title, language),
    fields: fields.map((field) => ({
      name: field.name,
      title: readText(field.title, language) || field.name,
      schema: shareFrozen(field.schema),
    })),
    required: (collection.schema.required ?? []).filter((field) => known.has(field)),
    display: collection.display.filter((field) => known.has(field)),
    searchable: collection.search.length > 0,
    documents: describeDocuments(context, collection.name),
    ...(approval && { approval: shareFrozen(approval) }),
    ...(description && { description: readText(description, language) }),
    ...(createTitle && { createTitle: readText(createTitle, language) }),
    ...(newTitle && { newTitle: readText(newTitle, language) }),
    states: describeStates(context, stored),
  };
}

const shared = new WeakMap<object, object>();

/** A frozen copy of a part of a definition, made once: these are answered with every page, and plugins may not change them. */
function shareFrozen<Part>(part: Part): Part {
  if (typeof part !== 'object' || part === null) return part;
  const known = shared.get(part);
  if (known) return known as Part; // stored below under its original
  const copy = freezeDeep(structuredClone(part));
  shared.set(part, copy);
  return copy;
}

function freezeDeep<Part extends object>(part: Part): Part {
  for (const value of Object.values(part)) if (typeof value === 'object' && value !== null) freezeDeep(value);
  return Object.freeze(part);
}

function describeDocuments({ app, site, language }: RecordsContext, name: string) {
  const active = activePlugins(app.registry, site.plugins);
  return app.registry
    .documentsOf(name)
    .filter(({ plugin }) => active.has(plugin))
    .map(({ folder, declaration: { title, when } }) => ({
      name: folder,
      title: readText(title, language),
      ...(when && { when: shareFrozen(when) }),
    }));
}

function describeStates({ language }: RecordsContext, { machine }: StoredCollection) {
  if (!machine) return [];
  return listStates(machine).map(({ name, meta }) => ({
    name,
    title: readText(meta.title, language),
    tone: meta.tone,
    next: listTransitions(machine, name).map(({ to }) => to),
  }));
}
