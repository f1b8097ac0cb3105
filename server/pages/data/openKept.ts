import { unknownCollection } from '../../../engine/record/recordErrors.ts';
import { notifyPerson } from '../../messages/notifications/notifyPerson.ts';
import type { KeptRecords } from '../../plugins/door/keptRecords.ts';
import { systemActor } from '../../records/context/actor.ts';
import { narrowRecords } from '../../records/narrowRecords.ts';
import { openRecords, type Records } from '../../records/openRecords.ts';
import { listReaders } from '../../records/read/listReaders.ts';
import { tellReaders } from '../../records/tell/tellReaders.ts';
import type { PageParts } from '../pageParts.ts';

/** The collections of a plugin as the system uses them for a visitor; opened when first used. */
export function openKept(app: PageParts, records: Records, plugin: string): KeptRecords {
  const { site, actor, language } = records.context;
  let opened: Promise<Records> | undefined;
  const open = () => {
    const system = { ...systemActor, userId: actor.userId, address: actor.address };
    opened ??= openRecords(app, { siteId: site.id, actor: system, language });
    return opened;
  };
  const own = (collection: string) => {
    if (app.registry.collection(collection)?.plugin.manifest.id !== plugin) throw unknownCollection({ t: collection });
    return open();
  };
  return Object.freeze({
    find: async (name, input) => (await own(name)).find(name, input),
    create: async (name, data) => (await own(name)).create(name, data),
    update: async (name, id, changes) => (await own(name)).update(name, id, changes),
    remove: async (name, id) => (await own(name)).remove(name, id),
    readers: async (name, id, search) => {
      await records.read(name, id);
      return listReaders(records.context, { collection: name, id }, search);
    },
    tell: async (name, id) => {
      await records.read(name, id);
      await tellReaders(records.context, name, id);
    },
    notify: async (notice) => notifyPerson(narrowRecords(await open()), notice),
  } satisfies KeptRecords);
}
