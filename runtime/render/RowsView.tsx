import { memo } from 'react';
import { groupName } from '../../engine/layout/rowScope.ts';
import type { Row } from '../../schemas/index.ts';
import { FieldScope } from '../form/FieldScope.tsx';
import { ColumnFrame } from './ColumnFrame.tsx';
import { useDraw } from './DrawContext.ts';
import { ObjectView } from './ObjectView.tsx';
import { RowFrame } from './RowFrame.tsx';
import { StaticHtml } from './StaticHtml.tsx';
import { conditions } from './visibility/conditions.ts';
import { isCondition } from './visibility/isCondition.ts';

/** Draws rows one below the other. */
export function RowsView({ rows }: { rows: Row[] }) {
  return (
    <div className="s-rows">
      {rows.map((row) => (
        <RowView key={row.uid} row={row} />
      ))}
    </div>
  );
}

const RowView = memo(function RowView({ row }: { row: Row }) {
  const { kept } = useDraw();
  if (kept.has(row.uid)) return <StaticHtml uid={row.uid} />;
  if (isCondition(row.show)) {
    const { Conditional } = conditions.get();
    return (
      <Conditional part={row}>
        <PlacedRow row={row} />
      </Conditional>
    );
  }
  return row.show === false ? null : <PlacedRow row={row} />;
});

function PlacedRow({ row }: { row: Row }) {
  const { CopyRow } = useDraw();
  const frame = (
    <RowFrame row={row}>
      {row.columns.map((column) => (
        <ColumnFrame key={column.uid} column={column} siblings={row.columns}>
          {column.objects.map((object) => (
            <ObjectView key={object.uid} object={object} />
          ))}
        </ColumnFrame>
      ))}
    </RowFrame>
  );
  if (row.dataMode === 'copy' && CopyRow) return <CopyRow row={row}>{frame}</CopyRow>;
  const name = groupName(row);
  return name === undefined ? frame : <FieldScope name={name}>{frame}</FieldScope>;
}
