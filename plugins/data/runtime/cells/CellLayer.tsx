import { useState } from 'react';
import { useTellChange, useText, useWidgetData } from 'sala/runtime';
import type { JsonObject } from 'sala/schemas';
import type { ListAnswer } from '../../shared/list/listAnswer.ts';
import { nameOf } from '../../shared/list/nameOf.ts';
import { nameAfter } from '../../shared/nameAfter.ts';
import { CellEditor } from './CellEditor.tsx';
import { cellTexts } from './cellTexts.ts';
import type { CellEdit } from './useCellEdit.ts';

interface Props {
  uid: string;
  answer: ListAnswer;
  cells: CellEdit;
}

/** The editor of the open cell, and what is told of it; loaded when the first cell is opened. */
export function CellLayer({ uid, answer, cells }: Props) {
  const { refresh } = useWidgetData(uid);
  const say = useText(cellTexts);
  const tell = useTellChange();
  const [said, setSaid] = useState('');
  const { place } = cells;
  const row = cells.rows.find(({ id }) => String(id) === place?.id);
  const field = answer.changeable?.find((one) => one.field === place?.field);
  function store(record: JsonObject) {
    cells.store(record);
    refresh();
    if (!row || !field) return;
    const { collection = '' } = answer;
    const name = nameAfter(nameOf(answer, row), { field: field.field, before: row, after: record });
    if (record._undo) tell({ collection, record, title: say('saved', { title: field.title }), text: name });
  }
  return (
    <>
      <p className="s-visually-hidden" role="status">
        {said}
      </p>
      {place && row && field && answer.collection && (
        <CellEditor
          key={`${place.id} ${place.field}`}
          collection={answer.collection}
          place={place}
          row={row}
          field={field}
          onStore={store}
          wanted={cells.wanted}
          onMove={cells.move}
          onStay={cells.stay}
          onSay={setSaid}
        />
      )}
    </>
  );
}
