import { type ReactNode, useMemo } from 'react';
import type { PagePayload, Row } from '../../schemas/index.ts';
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
    <Shell>
      <PageContent key={generation} fallback={fallback} />
    </Shell>
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

function Rows({ payload: { layout, layoutKey } }: { payload: PagePayload }) {
  if (hasPageTabs(layout)) {
    const PageTabs = pageTabs.get();
    return <PageTabs layout={layout} drawRows={drawRows} />;
  }
  if (layout.kind !== 'form' || !layoutKey) return drawRows(layout.rows);
  const { FormPage } = formPage.get();
  return <FormPage layout={layout} formKey={layoutKey} drawRows={drawRows} />;
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
