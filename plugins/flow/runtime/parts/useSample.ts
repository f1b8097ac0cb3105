import { useEffect, useState } from 'react';
import { useRecords } from 'sala/runtime';
import { isJsonObject, type Json, type JsonObject } from 'sala/schemas';

const mostRecords = 20;

/** What a flow is given: what its first trigger would give, of a record that can be chosen; else the names that its steps read. */
export function useSample(definition: JsonObject) {
  const records = useRecords();
  const [typed, setTyped] = useState(() => write(sampleOf(definition)));
  const [recent, setRecent] = useState<JsonObject[]>([]);
  const collection = readCollection(definition);
  useEffect(() => {
    if (!collection) return;
    let isHere = true;
    records(collection)
      .find({ limit: mostRecords })
      .then(
        ({ data }) => {
          const found = data as unknown as JsonObject[]; // records are JSON
          if (!isHere || !found[0]) return;
          setRecent(found);
          setTyped(write(asStart(collection, found[0])));
        },
        () => undefined, // then it is typed
      );
    return () => {
      isHere = false;
    };
  }, [collection, records]);
  const choose = (id: string) => {
    const chosen = recent.find((record) => record.id === id);
    if (collection && chosen) setTyped(write(asStart(collection, chosen)));
  };
  return { typed, setTyped, collection, recent, choose };
}

export type Sample = ReturnType<typeof useSample>;

const asStart = (collection: string, record: JsonObject): JsonObject => ({
  ...{ collection, id: record.id ?? null },
  ...{ record, before: null },
});

const write = (value: Json) => JSON.stringify(value, null, 2);

function firstTrigger({ triggers }: JsonObject): JsonObject | undefined {
  const [first] = Array.isArray(triggers) ? triggers : [];
  return isJsonObject(first) ? first : undefined;
}

function readCollection(definition: JsonObject): string | undefined {
  const trigger = firstTrigger(definition);
  const name = trigger?.code === 'record' && isJsonObject(trigger.params) ? trigger.params.collection : undefined;
  return typeof name === 'string' ? name : undefined;
}

function sampleOf(definition: JsonObject): JsonObject {
  if (firstTrigger(definition)?.code === 'form') return { answers: {}, title: '', sender: null };
  const read = JSON.stringify(definition).matchAll(/\binput\.([a-zA-Z_]\w*)/g);
  return Object.fromEntries([...read].map(([, name = '']) => [name, '']));
}
