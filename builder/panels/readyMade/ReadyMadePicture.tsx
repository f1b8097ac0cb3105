import { memo, useMemo } from 'react';
import { collectLogics } from '../../../engine/layout/reading/collectLogics.ts';
import { FormProvider } from '../../../runtime/form/FormProvider.tsx';
import { type Draw, DrawContext, emptyDraw } from '../../../runtime/render/DrawContext.ts';
import { RowsView } from '../../../runtime/render/RowsView.tsx';
import type { ReadyMadeKind, Row } from '../../../schemas/index.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { useShownRows } from './useReadyMade.ts';

/** A section or whole page, drawn small by the runtime as it would stand on a desktop page of this site. */
export const ReadyMadePicture = memo(function ReadyMadePicture({ kind, name }: { kind: ReadyMadeKind; name: string }) {
  const { say } = useLanguage();
  const { place, rows } = useShownRows(kind, name);
  return (
    <div ref={place} className="bd-picture" data-kind={kind} data-drawn={rows !== undefined || undefined} inert>
      {rows === undefined && <div className="bd-loading" />}
      {rows === 'failed' && <p className="bd-quiet">{say('pictureFailed')}</p>}
      {Array.isArray(rows) && <DrawnRows rows={rows} />}
    </div>
  );
});

interface Drawn {
  rows: Row[];
  /** Draws what containers hold. */
  drawRows?: Draw['drawRows'];
}

/** Prepared rows, drawn small. */
export function DrawnRows({ rows, drawRows = drawAll }: Drawn) {
  const draw = useMemo((): Draw => ({ ...emptyDraw, drawRows, logics: collectLogics({ rows }) }), [rows, drawRows]);
  return (
    <div className="bd-picture__page s-canvas">
      <DrawContext value={draw}>
        <FormProvider>
          <RowsView rows={rows} />
        </FormProvider>
      </DrawContext>
    </div>
  );
}

const drawAll = (rows: Row[]) => <RowsView rows={rows} />;
