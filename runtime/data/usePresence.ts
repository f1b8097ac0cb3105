import { useEffect, useState } from 'react';
import { isStaff } from '../../engine/people/isStaff.ts';
import type { PresentPerson } from '../../schemas/index.ts';
import { useSession } from '../context/usePage.ts';

interface Place {
  collection: string;
  /** Undefined: a record that does not exist yet, at which nobody else can be. */
  id: string | undefined;
  editing: boolean;
}

const nobody: PresentPerson[] = [];

/** Tells the others of the staff that this person is at a record, and who of them is there too. */
export function usePresence({ collection, id, editing }: Place): PresentPerson[] {
  const { user } = useSession();
  const takesPart = user !== null && isStaff(user.role);
  const [people, setPeople] = useState(nobody);
  useEffect(() => {
    if (!takesPart || id === undefined) return;
    let stop = () => {};
    let isGone = false;
    // Pages of visitors never need the channel.
    import('../api/realtime/channel.ts').then(
      ({ getChannel }) => {
        if (isGone) return;
        stop = getChannel().stand({ collection, id, editing }, setPeople);
      },
      () => undefined, // who is there is a hint, and this page works without it
    );
    return () => {
      isGone = true;
      stop();
      setPeople(nobody);
    };
  }, [takesPart, collection, id, editing]);
  return people;
}
