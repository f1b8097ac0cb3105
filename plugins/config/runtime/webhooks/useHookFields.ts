import { useEffect, useState } from 'react';
import { type ConditionField, listComparable } from 'sala/engine';
import { type Calls, useCalls } from 'sala/runtime';
import type { CollectionSchema, Text } from 'sala/schemas';

type Listed = Calls['GET /api/collection']['answer']['data'][number];

/** The fields of a collection that a condition may compare, with the state of its records; nothing while they are not known. */
export function useHookFields(): (collection: string) => ConditionField[] | undefined {
  const call = useCalls();
  const [known, setKnown] = useState<ReadonlyMap<string, ConditionField[]>>();
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

function listCompared({ schema, machine }: Listed): ConditionField[] {
  const { properties = {} } = schema as unknown as CollectionSchema; // what the call tells of a collection
  const { titles = {} } = (machine ?? {}) as { titles?: Record<string, Text> };
  const fields = listComparable(properties);
  const states = Object.keys(titles);
  return states.length > 0
    ? [...fields, { name: 'state', title: state, schema: { enum: states, 'x-enum-titles': titles } }]
    : fields;
}

const state: Text = { th: 'สถานะ', en: 'State' };
