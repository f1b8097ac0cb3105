import { useEffect, useMemo, useState } from 'react';
import { type Choice, Combobox, useRecords, useText } from 'sala/runtime';
import type { JsonObject } from 'sala/schemas';
import { nameRecord } from '../../parts/nameRecord.ts';
import { useEditor } from '../parts/EditorContext.ts';
import { flowTexts } from '../parts/flowTexts.ts';

interface Props {
  /** Whose records can be chosen. */
  collection: string;
  /** The id of the record that is chosen. */
  text: string;
  onChange: (id: string) => void;
}

const mostFound = 12;

/** A record or a person that a field refers to, found by name; its id is what is stored. */
export function ReferenceSelect({ collection, text, onChange }: Props) {
  const say = useText(flowTexts);
  const { known } = useEditor();
  const recordsOf = useRecords();
  const records = useMemo(() => recordsOf(collection), [recordsOf, collection]);
  const [named, setNamed] = useState<Choice>();
  const name = (record: unknown): Choice => {
    const read = record as JsonObject; // what the call answers
    return { id: String(read.id), title: nameRecord(read, known.collections[collection]?.schema['x-display']) };
  };
  const isUnnamed = text !== '' && named?.id !== text;
  // biome-ignore lint/correctness/useExhaustiveDependencies: how it is named does not change what is asked for
  useEffect(() => {
    if (!isUnnamed) return;
    let isHere = true;
    records.find({ filter: { id: text }, limit: 1 }).then(
      ({ data: [found] }) => isHere && found && setNamed(name(found)),
      () => undefined, // who may not read it sees the id
    );
    return () => {
      isHere = false;
    };
  }, [records, text, isUnnamed]);
  const stored = text === '' ? undefined : { id: text, title: text };
  return (
    <Combobox
      label={say('is')}
      hidesLabel
      placeholder={say('is')}
      chosen={isUnnamed ? stored : text === '' ? undefined : named}
      search={async (typed) => {
        const { data } = await records.find({ search: typed || undefined, limit: mostFound });
        return data.map(name);
      }}
      onChoose={(choice) => {
        setNamed(choice);
        onChange(choice?.id ?? '');
      }}
    />
  );
}
