import { useEffect, useState } from 'react';
import { nameRecord, usualDisplay } from '../../../engine/collection/tell/nameRecord.ts';
import type { JsonObject } from '../../../schemas/index.ts';
import { useRecords } from '../../context/useRecords.ts';
import { useUiLanguage } from '../../language/uiLanguage.ts';
import { Combobox } from './Combobox.tsx';
import type { Choice } from './choice.ts';

interface Props {
  label: string;
  placeholder?: string;
  collection: string;
  /** The fields that its records are called by. */
  display: readonly string[] | undefined;
  /** The record that is chosen, or the variable that stands for one; empty for none. */
  id: string;
  /** Variables that may stand for a record; others are typed, beginning with `$`. */
  variables?: readonly Choice[];
  onChange: (id: string) => void;
}

const mostFound = 12;

/** A record of a collection, found by what it is called; its id is what is kept. */
export function RecordSelect({
  label,
  placeholder,
  collection,
  display = usualDisplay,
  id,
  variables = [],
  onChange,
}: Props) {
  const language = useUiLanguage();
  const recordsOf = useRecords();
  const [known, setKnown] = useState<Choice>();
  const name = (record: unknown) => nameRecord(record as JsonObject, display, language); // records are JSON
  const variable = variables.find((one) => one.id === id);
  const chosen = variable ?? (known?.id === id ? known : { id, title: id });
  useEffect(() => {
    if (id === '' || id.startsWith('$') || known?.id === id) return;
    let isOver = false;
    recordsOf(collection)
      .find({ filter: { id }, limit: 1 })
      .then(
        ({ data: [record] }) => {
          if (!isOver && record) setKnown(nameRecord(record as unknown as JsonObject, display, language)); // records are JSON
        },
        () => undefined, // it may not be read: its id is shown
      );
    return () => {
      isOver = true;
    };
  }, [id, known, collection, recordsOf, display, language]);
  return (
    <Combobox
      label={label}
      hidesLabel
      placeholder={placeholder}
      chosen={id === '' ? undefined : chosen}
      choices={variables}
      search={async (typed) => {
        if (variables.length > 0 && typed.startsWith('$')) return [{ id: typed, title: typed }];
        const { data } = await recordsOf(collection).find({ search: typed || undefined, limit: mostFound });
        return data.map(name);
      }}
      onChoose={(choice) => {
        setKnown(choice);
        onChange(choice?.id ?? '');
      }}
    />
  );
}
