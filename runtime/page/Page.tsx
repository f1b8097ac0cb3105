import { type ReactNode, useMemo } from 'react';
import type { PagePayload, Row } from '../../schemas/index.ts';
import { usePageState } from '../context/usePage.ts';
import { FormProvider } from '../form/FormProvider.tsx';
import { getFormParts } from '../form/formPage.ts';
import { type Draw, DrawContext } from '../render/DrawContext.ts';
import { RowsView } from '../render/RowsView.tsx';
import { Shell } from '../shell/Shell.tsx';
import { logicsOf } from '../visibility/conditions.ts';
import { getPageTabs, hasPageTabs } from './pageTabs.ts';

/** The whole page: the shell, and in it the rows of the layout. */
export function Page({ fallback }: { fallback: ReactNode }) {
  const generation = usePageState((state) => state.generation);
  return (
    <Shell>
      <PageContent key={generation} fallback={fallback} />
    </Shell>
  );
}

function PageContent({ fallback }: { fallback: ReactNode }) {
  const payload = usePageState((state) => state.payload);
  const draw = useMemo(() => describeDraw(payload, fallback), [payload, fallback]);
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
    const PageTabs = getPageTabs();
    return <PageTabs layout={layout} drawRows={drawRows} />;
  }
  if (layout.kind !== 'form' || !layoutKey) return drawRows(layout.rows);
  const { FormPage } = getFormParts();
  return <FormPage layout={layout} formKey={layoutKey} drawRows={drawRows} />;
}

function describeDraw({ layout, layoutKey, hydration, editable }: PagePayload, fallback: ReactNode): Draw {
  const isForm = layout.kind === 'form' && layoutKey !== undefined;
  return {
    CopyRow: isForm ? getFormParts().CopyRow : undefined,
    kept: new Set(hydration?.kept),
    modes: hydration?.modes ?? {},
    logics: logicsOf(layout.rows),
    fallback,
    drawRows,
    staff: editable === true,
  };
}

function drawRows(rows: Row[]): ReactNode {
  return <RowsView rows={rows} />;
}
