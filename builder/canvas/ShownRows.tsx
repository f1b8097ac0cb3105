import { useMemo } from 'react';
import { collectLogics } from '../../engine/layout/reading/collectLogics.ts';
import { type Draw, DrawContext, emptyDraw } from '../../runtime/render/DrawContext.ts';
import { RowsView } from '../../runtime/render/RowsView.tsx';
import type { Row } from '../../schemas/index.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useStore } from '../state/createStore.ts';
import { useBuilder } from '../ui/BuilderContext.ts';

/** Rows that an object includes from another layout, or draws for its first records: visible, but not editable here. */
export function ShownRows({ uid, repeats }: { uid: string; repeats: boolean }) {
  const { say } = useLanguage();
  const { shownRows } = useBuilder();
  const rows = useStore(shownRows, (shown) => shown[uid]);
  const draw = useMemo(
    (): Draw => ({
      ...emptyDraw,
      drawRows: (inner) => <RowsView rows={inner} />,
      logics: collectLogics({ rows: rows ?? [] }),
    }),
    [rows],
  );
  if (!rows || rows.length === 0) return null;
  const panels = Map.groupBy(rows, ({ tab }) => (repeats ? tab : undefined));
  return (
    <DrawContext value={draw}>
      <section className="bd-shown" aria-label={say(repeats ? 'shownRecords' : 'shownLayout')} inert>
        {repeats && <p className="bd-shown__title">{say('shownRecords')}</p>}
        <div className="bd-shown__panels" data-repeats={repeats || undefined}>
          {[...panels].map(([panel, held]: [string | undefined, Row[]]) => (
            <RowsView key={panel ?? ''} rows={held} />
          ))}
        </div>
      </section>
    </DrawContext>
  );
}
