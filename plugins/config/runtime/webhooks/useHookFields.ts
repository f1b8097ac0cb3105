import { useEffect, useState } from 'react';
import { readFieldType } from 'sala/engine';
import { type Calls, useCalls } from 'sala/runtime';
import { type CollectionSchema, type FieldSchema, type Text, toText } from 'sala/schemas';
import type { RightField } from '../parts/ownRole.ts';

type Listed = Calls['GET /api/collection']['answer']['data'][number];

/** The fields of a collection that a condition may compare, with the state of its records; nothing while they are not known. */
export function useHookFields(): (collection: string) => RightField[] | undefined {
  const call = useCalls();
  const [known, setKnown] = useState<ReadonlyMap<string, RightField[]>>();
  useEffect(() => {
    let isHere = true;
    call('GET /api/collection').then(
      ({ data }) => isHere && setKnown(new Map(data.map((one) => [one.name, listComparable(one)]))),
      () => undefined, // then a condition is kept as it is
    );
    return () => {
      isHere = false;
    };
  }, [call]);
  return (collection) => known?.get(collection);
}

function listComparable({ schema, machine }: Listed): RightField[] {
  const { properties = {} } = schema as unknown as CollectionSchema; // what the call tells of a collection
  const { titles = {} } = (machine ?? {}) as { titles?: Record<string, Text> };
  const fields = Object.entries(properties).flatMap(([name, field]) => describeField(name, field));
  const states = Object.entries(titles).map(([value, title]) => ({ value, title }));
  return states.length > 0 ? [...fields, { name: 'state', title: state, type: 'string', choices: states }] : fields;
}

function describeField(name: string, schema: FieldSchema): RightField[] {
  const type = readFieldType(schema);
  if (type === 'array' || type === 'object' || type === 'any') return [];
  const choices = (schema.enum ?? []).map((choice) => {
    const value = String(choice);
    return { value, title: toText(schema['x-enum-titles']?.[value] ?? value) };
  });
  return [
    { name, title: toText(schema['x-title'] ?? name), type: schema.format === 'date-time' ? 'string' : type, choices },
  ];
}

const state: Text = { th: 'สถานะ', en: 'State' };
