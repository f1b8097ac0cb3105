import { memo, Suspense, use, useCallback, useMemo } from 'react';
import { migrateObject } from '../../engine/layout/migrateLayout.ts';
import { prepareObject } from '../../engine/layout/reading/prepareObject.ts';
import { useRuntime } from '../../runtime/context/RuntimeContext.ts';
import { useWidgetState } from '../../runtime/context/useWidgetState.ts';
import { WidgetBoundary } from '../../runtime/render/WidgetBoundary.tsx';
import type { LayoutObject, Row, WidgetDefinition } from '../../schemas/index.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useBuilder } from '../ui/BuilderContext.ts';
import { useShownLanguage } from '../ui/usePageLanguages.ts';
import { cleanHtml } from './cleanHtml.ts';
import { useRows } from './RowsContext.ts';
import { ShownRows } from './ShownRows.tsx';
import { useSampleBinding } from './useSampleBinding.ts';

/** The widget of an object as visitors see it, with the canvas's own rows inside a container; selecting does not draw it anew. */
export const CanvasWidget = memo(function CanvasWidget({ id, object }: { id: string; object: LayoutObject }) {
  const { catalog } = useBuilder();
  const definition = catalog.find(object.type)?.definition;
  if (!definition || (object.v ?? 1) > definition.version) return <UnknownWidget type={object.type} />;
  return (
    <WidgetBoundary object={object}>
      <Suspense fallback={<div className="bd-loading" />}>
        <LoadedWidget id={id} object={object} definition={definition} />
      </Suspense>
    </WidgetBoundary>
  );
});

interface Props {
  id: string;
  object: LayoutObject;
  definition: WidgetDefinition;
}

function LoadedWidget({ id, object, definition }: Props) {
  const { views } = useRuntime();
  const language = useShownLanguage();
  const Rows = useRows();
  const renderRows = useCallback((panel?: string) => <Rows parent={id} panel={panel} />, [Rows, id]);
  const binding = useSampleBinding(id, object);
  const prepared = useMemo(() => {
    const options = { language, sanitizeHtml: cleanHtml, ...(binding && { binding }) };
    return prepareObject(migrateObject(object, definition), definition, options);
  }, [object, definition, language, binding]);
  const data = useWidgetState(object.uid, ({ shown }) => shown.data);
  const View = use(views.load(definition.type));
  const drawn = definition.container ? { ...prepared, rows: someRows } : prepared;
  return (
    <>
      <View object={drawn} data={data} renderRows={renderRows} />
      <ShownRows uid={object.uid} repeats={definition.repeats !== undefined} />
    </>
  );
}

/** A container that draws its rows only when there are any is to be filled: its rows are drawn by the canvas. */
const someRows: Row[] = [{ uid: 'rows', columns: [] }];

/** Shown for a widget that this site does not have, or has in an older version: its data is kept. */
function UnknownWidget({ type }: { type: string }) {
  const { say } = useLanguage();
  return (
    <div className="bd-unknown">
      <strong>{say('unknownWidget', { type })}</strong>
      <span>{say('unknownWidgetHint')}</span>
    </div>
  );
}
