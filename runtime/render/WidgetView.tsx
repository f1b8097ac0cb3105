import { use, useCallback } from 'react';
import type { LayoutObject } from '../../schemas/index.ts';
import { useRuntime } from '../context/RuntimeContext.ts';
import { useWidgetState } from '../data/useWidgetState.ts';
import type { WidgetViewComponent } from '../widgets/widgetView.ts';
import { useDraw } from './DrawContext.ts';
import { getPlaceholder } from './placeholder.ts';
import type { PlaceholderProps } from './WidgetPlaceholder.tsx';

/** Draws the widget of an object with the view of its type, waiting for the view when it is not here yet. */
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
  const { drawRows } = useDraw();
  const data = useWidgetState(object.uid, (state) => state.data);
  const { rows } = object;
  const renderRows = useCallback(
    (panel?: string) => drawRows((rows ?? []).filter((row) => panel === undefined || row.tab === panel)),
    [rows, drawRows],
  );
  return <View object={object} data={data} renderRows={renderRows} />;
}

/** Visitors see nothing; those who may edit the page learn why, and that nothing is lost. */
function Missing(props: PlaceholderProps) {
  const { staff } = useDraw();
  if (!staff) return null;
  const WidgetPlaceholder = getPlaceholder();
  return <WidgetPlaceholder {...props} />;
}
