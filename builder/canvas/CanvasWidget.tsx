import { Suspense, use, useCallback } from 'react';
import { useRuntime } from '../../runtime/context/RuntimeContext.ts';
import { WidgetBoundary } from '../../runtime/render/WidgetBoundary.tsx';
import type { LayoutObject } from '../../schemas/index.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useBuilder } from '../shell/BuilderContext.ts';
import { CanvasRows } from './CanvasRows.tsx';

const noData = {};

/** The widget of an object as visitors see it, with the canvas's own rows inside a container. */
export function CanvasWidget({ id, object }: { id: string; object: LayoutObject }) {
  return (
    <WidgetBoundary object={object}>
      <Suspense fallback={<div className="bd-loading" />}>
        <LoadedWidget id={id} object={object} />
      </Suspense>
    </WidgetBoundary>
  );
}

function LoadedWidget({ id, object }: { id: string; object: LayoutObject }) {
  const { views } = useRuntime();
  const { catalog } = useBuilder();
  const renderRows = useCallback((panel?: string) => <CanvasRows parent={id} panel={panel} />, [id]);
  const type = catalog.find(object.type)?.definition.type;
  const asset = type === undefined ? undefined : views.asset(type);
  if (type === undefined || !asset || (object.v ?? 1) > asset.version) return <UnknownWidget type={object.type} />;
  const View = views.get(type) ?? use(views.load(type));
  return <View object={object} data={noData} renderRows={renderRows} />;
}

/** Stands for a widget that this site does not have, or has in an older version: its data is kept as it is. */
function UnknownWidget({ type }: { type: string }) {
  const { say } = useLanguage();
  return (
    <div className="bd-unknown">
      <strong>{say('unknownWidget', { type })}</strong>
      <span>{say('unknownWidgetHint')}</span>
    </div>
  );
}
