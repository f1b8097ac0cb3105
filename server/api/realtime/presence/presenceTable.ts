/** Who is at a record, as one process knows it of its own pages. */
export interface PresenceNote {
  /** The process that sent it. */
  from: string;
  siteId: string;
  collection: string;
  id: string;
  /** Accounts of people, once each, and whether one of their pages edits the record. */
  people: { user: string; editing: boolean }[];
}

export interface PresenceTable {
  note(note: PresenceNote, now: number): void;
  /** Everybody at a record, whichever process their pages are connected to. */
  at(place: Pick<PresenceNote, 'siteId' | 'collection' | 'id'>, now: number): PresenceNote['people'];
}

/** A process that was killed reports no more: its last report is dropped after this. */
export const presenceLastsMs = 75_000;

export const placeKey = ({ siteId, collection, id }: Pick<PresenceNote, 'siteId' | 'collection' | 'id'>): string =>
  JSON.stringify([siteId, collection, id]);

/** Who is at which record, as all processes have reported. */
export function createPresenceTable(): PresenceTable {
  const places = new Map<string, Map<string, { people: PresenceNote['people']; until: number }>>();
  const forget = (now: number) => {
    for (const [key, told] of places) {
      for (const [from, { until }] of told) if (until <= now) told.delete(from);
      if (told.size === 0) places.delete(key);
    }
  };
  return {
    note: (note, now) => {
      forget(now);
      const key = placeKey(note);
      const told = places.get(key) ?? new Map();
      if (note.people.length > 0) told.set(note.from, { people: note.people, until: now + presenceLastsMs });
      else told.delete(note.from);
      if (told.size > 0) places.set(key, told);
      else places.delete(key);
    },
    at: (place, now) => {
      const people = new Map<string, boolean>();
      for (const told of places.get(placeKey(place))?.values() ?? [])
        if (told.until > now)
          for (const { user, editing } of told.people) people.set(user, editing || people.get(user) === true);
      return [...people].map(([user, editing]) => ({ user, editing }));
    },
  };
}
