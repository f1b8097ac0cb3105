import { useEffect, useState } from 'react';
import { type Calls, useCalls } from 'sala/runtime';
import type { CollectionSchema, Text } from 'sala/schemas';
import { listComparable } from '../parts/listComparable.ts';
import type { RightField } from '../parts/ownRole.ts';

type Listed = Calls['GET /api/collection']['answer']['data'][number];

/** The fields of a collection that a condition may compare, with the state of its records; nothing while they are not known. */
export function useHookFields(): (collection: string) => RightField[] | undefined {
  const call = useCalls();
  const [known, setKnown] = useState<ReadonlyMap<string, RightField[]>>();
  useEffect(() => {
    let isHere = true;
    call('GET /api/collection').then(
      ({ data }) => isHere && setKnown(new Map(data.map((one) => [one.name, listCompared(one)]))),
      () => undefined, // then a condition is kept as it is
    );
    return () => {
      isHere = false;
    };
  }, [call]);
  return (collection) => known?.get(collection);
}

function listCompared({ schema, machine }: Listed): RightField[] {
  const { properties = {} } = schema as unknown as CollectionSchema; // what the call tells of a collection
  const { titles = {} } = (machine ?? {}) as { titles?: Record<string, Text> };
  const fields = listComparable(properties);
  const states = Object.entries(titles).map(([value, title]) => ({ value, title }));
  return states.length > 0 ? [...fields, { name: 'state', title: state, type: 'string', choices: states }] : fields;
}

const state: Text = { th: 'สถานะ', en: 'State' };
