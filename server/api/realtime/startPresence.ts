import { randomUUID } from 'node:crypto';
import { isStaff } from '../../../engine/people/isStaff.ts';
import { isJsonObject, type Json, type PresenceMessage, type PresencePlace } from '../../../schemas/index.ts';
import { readTitles } from '../../records/find/readReferenced.ts';
import { openRecords } from '../../records/openRecords.ts';
import type { App } from '../app.ts';
import { type Channel, findChannelSession, sendMessage } from './channel.ts';
import { maySee } from './maySee.ts';
import { createPresenceTable, type PresenceNote, placeKey } from './presence/presenceTable.ts';

export interface Presence {
  /** The record at which a page says that it is; null: at none any more. */
  move(channel: Channel, told: Json): Promise<void>;
  leave(channel: Channel): Promise<void>;
  /** Tells the other processes again where the pages of this one are. */
  repeat(): Promise<void>;
  stop(): Promise<void>;
}

const presenceTopic = 'presence';
const mostShown = 20;

/**
 * Who else is at a record. Only staff take part, and only at records that they may read; of the others they see the names that
 * they may know, by their own rights.
 */
export async function startPresence(app: App, channels: ReadonlySet<Channel>): Promise<Presence> {
  const from = randomUUID();
  const tell = createTeller(app, channels, from);
  const publish = async (siteId: string, { collection, id }: PresencePlace) => {
    const place = { siteId, collection, id };
    await app.queue.publish(presenceTopic, {
      ...place,
      from,
      people: listPeople(channels, place),
    } satisfies PresenceNote);
  };
  const leave = async (channel: Channel) => {
    const { here } = channel;
    channel.here = undefined;
    if (here) await publish(channel.site.id, here);
  };
  const move = async (channel: Channel, told: Json) => {
    const asked = readPlace(told);
    const { here } = channel;
    if (here && (!asked || placeKeyOf(channel, asked) !== placeKeyOf(channel, here))) await leave(channel);
    if (!asked || !(await mayBePresent(app, channel, asked)) || !channels.has(channel)) return;
    channel.here = asked;
    await publish(channel.site.id, asked);
  };
  return {
    leave,
    move: inTurn(move),
    repeat: async () => {
      const places = new Map<string, [string, PresencePlace]>();
      for (const channel of channels)
        if (channel.here) places.set(placeKeyOf(channel, channel.here), [channel.site.id, channel.here]);
      for (const [siteId, place] of places.values()) await publish(siteId, place);
    },
    stop: await app.queue.subscribe(presenceTopic, (_, data) => {
      const note = data as PresenceNote; // published above
      tell(note).catch((error: unknown) => app.log.warn({ err: error }, 'telling who is there'));
    }),
  };
}

/** One after the other: the last message of a page counts. */
function inTurn(move: Presence['move']): Presence['move'] {
  const last = new WeakMap<Channel, Promise<void>>();
  return (channel, told) => {
    const moved = (last.get(channel) ?? Promise.resolve()).then(() => move(channel, told));
    last.set(
      channel,
      moved.catch(() => undefined),
    );
    return moved;
  };
}

type Place = Pick<PresenceNote, 'siteId' | 'collection' | 'id'>;

const isAt = ({ site, here }: Channel, { siteId, collection, id }: Place) =>
  site.id === siteId && here?.collection === collection && here.id === id;

/** The people whose pages of this process are at a record. */
function listPeople(channels: ReadonlySet<Channel>, place: Place): PresenceNote['people'] {
  const people = new Map<string, boolean>();
  for (const channel of channels) {
    const { here, session } = channel;
    if (here && session && isAt(channel, place))
      people.set(session.userId, here.editing || people.get(session.userId) === true);
  }
  return [...people].map(([user, editing]) => ({ user, editing }));
}

/** Takes what a process reported of its pages, and sends it to those of this one. */
function createTeller(app: App, channels: ReadonlySet<Channel>, own: string): (note: PresenceNote) => Promise<void> {
  const table = createPresenceTable();
  return async (note) => {
    const before = JSON.stringify(table.at(note, Date.now()));
    table.note(note, Date.now());
    const people = table.at(note, Date.now());
    // Repeated reports are not sent on; a newly opened page is informed by its own process.
    if (JSON.stringify(people) === before && note.from !== own) return;
    const there = [...channels].filter((channel) => isAt(channel, note));
    await Promise.all(there.map((channel) => sendPresent(app, channel, { ...note, people })));
  };
}

const placeKeyOf = ({ site }: Channel, { collection, id }: PresencePlace) =>
  placeKey({ siteId: site.id, collection, id });

function readPlace(told: Json): PresencePlace | undefined {
  if (!isJsonObject(told)) return undefined;
  const { collection, id, editing } = told;
  if (typeof collection !== 'string' || typeof id !== 'string' || collection.length > 100 || id.length > 100)
    return undefined;
  return { collection, id, editing: editing === true };
}

/** Staff as themselves, at a record that they may read. Whoever was let in for a person is not there for the others. */
async function mayBePresent(app: App, channel: Channel, { collection, id }: PresencePlace): Promise<boolean> {
  const { session } = channel;
  if (!session || !isStaff(session.role) || session.via === 'bypass') return false;
  return maySee(app, channel, { collection, id });
}

async function sendPresent(
  app: App,
  channel: Channel,
  { collection, id, people }: Pick<PresenceNote, 'collection' | 'id' | 'people'>,
): Promise<void> {
  const session = await findChannelSession(app, channel);
  if (!session || !(await maySee(app, channel, { collection, id }))) return;
  const others = people.filter(({ user }) => user !== session.userId).slice(0, mostShown);
  const actor = { userId: session.userId, role: session.role, own: session.own };
  const { context } = await openRecords(app, { siteId: channel.site.id, actor });
  const names = await readTitles(
    context,
    'user',
    others.map(({ user }) => user),
  );
  sendMessage(channel, {
    type: 'present',
    collection,
    id,
    people: others.map(({ user, editing }) => ({ name: names.get(user) ?? null, editing })),
  } satisfies PresenceMessage);
}
