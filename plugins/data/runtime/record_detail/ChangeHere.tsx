import { lazy, Suspense, useRef, useState } from 'react';
import { Icon, useRefreshPage, useTellChange, useText } from 'sala/runtime';
import type { JsonObject } from 'sala/schemas';
import { isComputed } from '../../shared/isComputed.ts';
import { rowNames } from '../../shared/list/listAnswer.ts';
import { nameAfter } from '../../shared/nameAfter.ts';
import { isAskable, type RecordAnswer, type RecordField } from '../../shared/recordAnswer.ts';
import { cellTexts } from '../cells/cellTexts.ts';

const CellEditor = lazy(async () => ({ default: (await import('../cells/CellEditor.tsx')).CellEditor }));

interface Props {
  field: RecordField;
  answer: RecordAnswer;
  record: JsonObject;
}

/** Whether a field is changed where it stands, without the form of the record: what a list lets change in its cells. */
export function mayChangeHere({ writable }: RecordAnswer, field: RecordField): boolean {
  const { kind, schema } = field;
  const isShort = isAskable(field) && kind !== 'datetime' && kind !== 'image';
  return isShort && writable.includes(field.field) && !isComputed(schema) && schema.readOnly !== true;
}

/** The button by a value that changes it where it stands, by the editor of a list's cells. */
export function ChangeHere({ field, answer, record }: Props) {
  const say = useText(texts);
  const tell = useTellChange();
  const refresh = useRefreshPage();
  const [cell, setCell] = useState<HTMLElement>();
  const [said, setSaid] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const { collection } = answer;
  const { title, reference, field: name } = field;
  const text = reference && answer.names[reference]?.[String(record[name])]?.text;

  function store(saved: JsonObject) {
    refresh();
    const called = nameAfter(answer.name, { field: name, before: record, after: saved });
    if (saved._undo) tell({ collection, record: saved, title: say('saved', { title }), text: called });
  }
  function close() {
    setCell(undefined);
    button.current?.focus();
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className="w-record-detail__change"
        aria-label={say('change', { title })}
        title={say('change', { title })}
        onClick={({ currentTarget }) => setCell(currentTarget.parentElement ?? undefined)}
      >
        <Icon name="pencil" size={14} />
      </button>
      <span className="s-visually-hidden" role="status">
        {said}
      </span>
      {cell && (
        <Suspense>
          <CellEditor
            collection={collection}
            place={{ id: String(record.id), field: name, cell }}
            row={text === undefined ? record : { ...record, [rowNames]: { [name]: text } }}
            field={field}
            onStore={store}
            onMove={close}
            onSay={setSaid}
          />
        </Suspense>
      )}
    </>
  );
}

const texts = {
  saved: cellTexts.saved,
  change: { th: 'แก้ไข{title}', en: 'Change {title}' },
};
