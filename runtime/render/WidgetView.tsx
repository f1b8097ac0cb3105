import { use, useCallback, useMemo } from 'react';
import type { LayoutObject } from '../../schemas/index.ts';
import { reasonOf } from '../context/failedRead.ts';
import { useRuntime } from '../context/RuntimeContext.ts';
import { useWidgetState } from '../context/useWidgetState.ts';
import type { WidgetViewComponent } from '../context/widgetView.ts';
import { useDraw } from './DrawContext.ts';
import { NewerRows } from './NewerRows.tsx';
import { placeholder } from './placeholder.ts';
import type { PlaceholderProps } from './WidgetPlaceholder.tsx';

/** Draws the widget of an object with the view of its type, loading the view first if necessary. */
export function WidgetView({ object }: { object: LayoutObject }) {
  const { views } = useRuntime();
  const asset = views.asset(object.type);
  if (!asset) return <Missing type={object.type} reason="unknownWidget" />;
  if ((object.v ?? 1) > asset.version) return <Missing type={object.type} reason="newerWidget" />;
  const View = views.get(object.type);
  return View ? <DrawnWidget View={View} object={object} /> : <AwaitedWidget object={object} />;
}

function AwaitedWidget({ object }: { object: LayoutObject }) {
  const { views } = useRuntime();
  return <DrawnWidget View={use(views.load(object.type))} object={object} />;
}

function DrawnWidget({ View, object }: { View: WidgetViewComponent; object: LayoutObject }) {
  const { drawRows, drawStale } = useDraw();
  const failed = useWidgetState(object.uid, ({ shown, error }) => shown.stale || reasonOf(error) !== undefined);
  const { data, rows: newer } = useWidgetState(object.uid, (state) => state.shown);
  const current = useMemo(() => (newer ? { ...object, rows: newer } : object), [object, newer]);
  const { rows } = current;
  const renderRows = useCallback(
    (panel?: string) => {
      const drawn = (rows ?? []).filter((row) => panel === undefined || row.tab === panel);
      return newer ? <NewerRows rows={drawn} /> : drawRows(drawn);
    },
    [rows, newer, drawRows],
  );
  return (
    <>
      <View object={current} data={data} renderRows={renderRows} />
      {failed && drawStale?.(object.uid)}
    </>
  );
}

/** Visitors see nothing; those who may edit the page see why, and that nothing is lost. */
function Missing(props: PlaceholderProps) {
  const { staff } = useDraw();
  if (!staff) return null;
  const WidgetPlaceholder = placeholder.get();
  return <WidgetPlaceholder {...props} />;
}
