import { type ReactNode, useMemo } from 'react';
import type { FrameKind, Layout, PagePayload, Row } from '../../schemas/index.ts';
import { type Runtime, useRuntime } from '../context/RuntimeContext.ts';
import { usePageState } from '../context/usePage.ts';
import { refreshData } from '../data/refreshData.ts';
import { staleNotice } from '../data/staleNotice.ts';
import { FormProvider } from '../form/FormProvider.tsx';
import { formPage } from '../form/formPage.ts';
import { type Draw, DrawContext } from '../render/DrawContext.ts';
import { RowsView } from '../render/RowsView.tsx';
import { logicsOf } from '../render/visibility/conditions.ts';
import { Shell } from '../shell/Shell.tsx';
import { hasPageTabs, pageTabs } from './pageTabs.ts';

/** The whole page: the shell around the rows of the layout. */
export function Page({ fallback }: { fallback: ReactNode }) {
  const generation = usePageState((state) => state.generation);
  return (
    <Shell
      header={<Frame key={generation} kind="header" fallback={fallback} />}
      footer={<Frame key={generation} kind="footer" fallback={fallback} />}
    >
      <PageContent key={generation} fallback={fallback} />
    </Shell>
  );
}

/** The header or footer that the site made itself. */
function Frame({ kind, fallback }: { kind: FrameKind; fallback: ReactNode }) {
  const payload = usePageState((state) => state.payload);
  const runtime = useRuntime();
  const draw = useMemo(() => describeDraw(payload, fallback, runtime), [payload, fallback, runtime]);
  return (
    <DrawContext value={draw}>
      <FormProvider>{drawRows(payload.layout.rows.filter(({ frame }) => frame === kind))}</FormProvider>
    </DrawContext>
  );
}

export function PageContent({ fallback }: { fallback: ReactNode }) {
  const payload = usePageState((state) => state.payload);
  const runtime = useRuntime();
  const draw = useMemo(() => describeDraw(payload, fallback, runtime), [payload, fallback, runtime]);
  return (
    <DrawContext value={draw}>
      <FormProvider>
        <Rows payload={payload} />
      </FormProvider>
    </DrawContext>
  );
}

function Rows({ payload }: { payload: PagePayload }) {
  const { layoutKey } = payload;
  const layout = useMemo(() => withoutFrames(payload.layout), [payload.layout]);
  if (hasPageTabs(layout)) {
    const PageTabs = pageTabs.get();
    return <PageTabs layout={layout} drawRows={drawRows} />;
  }
  if (layout.kind !== 'form' || !layoutKey) return drawRows(layout.rows);
  const { FormPage } = formPage.get();
  return <FormPage layout={layout} formKey={layoutKey} drawRows={drawRows} />;
}

/** The page without the header and footer of the site, which stand around it. */
function withoutFrames(layout: Layout): Layout {
  const rows = layout.rows.filter(({ frame }) => frame === undefined);
  return rows.length === layout.rows.length ? layout : { ...layout, rows };
}

function describeDraw(payload: PagePayload, fallback: ReactNode, runtime: Runtime): Draw {
  const { layout, layoutKey, hydration, editable } = payload;
  const isForm = layout.kind === 'form' && layoutKey !== undefined;
  return {
    CopyRow: isForm ? formPage.get().CopyRow : undefined,
    kept: new Set(hydration?.kept),
    modes: hydration?.modes ?? {},
    logics: logicsOf(layout.rows),
    fallback,
    drawRows,
    drawStale: (uid) => drawStale(uid, runtime),
    layoutKey,
    staff: editable === true,
  };
}

function drawRows(rows: Row[]): ReactNode {
  return <RowsView rows={rows} />;
}

function drawStale(uid: string, runtime: Runtime): ReactNode {
  const StaleNotice = staleNotice.find();
  return StaleNotice && <StaleNotice uid={uid} onRetry={() => refreshData(runtime, [uid])} />;
}
