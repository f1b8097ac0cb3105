import { useState } from 'react';
import { useWidgetData } from 'sala/runtime';
import type { ListAnswer } from '../../shared/list/listAnswer.ts';
import { CellEditor } from './CellEditor.tsx';
import type { CellEdit } from './useCellEdit.ts';

interface Props {
  uid: string;
  answer: ListAnswer;
  cells: CellEdit;
}

/** The editor of the open cell, and what is told of it; loaded when the first cell is opened. */
export function CellLayer({ uid, answer, cells }: Props) {
  const { refresh } = useWidgetData(uid);
  const [said, setSaid] = useState('');
  const { place } = cells;
  const row = cells.rows.find(({ id }) => String(id) === place?.id);
  const field = answer.changeable?.find((one) => one.field === place?.field);
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
          onStore={(record) => {
            cells.store(record);
            refresh();
          }}
          onMove={(next) => (next ? cells.onEdit(next) : cells.close())}
          onSay={setSaid}
        />
      )}
    </>
  );
}
