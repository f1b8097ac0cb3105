import { useMemo } from 'react';
import { collectLogics } from '../../engine/layout/reading/collectLogics.ts';
import { RuntimeContext, useRuntime } from '../../runtime/context/RuntimeContext.ts';
import { type Draw, DrawContext, emptyDraw } from '../../runtime/render/DrawContext.ts';
import { RowsView } from '../../runtime/render/RowsView.tsx';
import { PublicFooter, PublicHeader } from '../../runtime/shell/PublicShell.tsx';
import { SiteFooter } from '../../runtime/shell/SiteFooter.tsx';
import { SiteHeader } from '../../runtime/shell/SiteHeader.tsx';
import { corePaths, type FramedShell, type FrameKind, type Row } from '../../schemas/index.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { withPayload } from '../language/withPayload.ts';
import { useStore } from '../state/createStore.ts';
import { useBuilder } from '../ui/BuilderContext.ts';

const usual = {
  frontend: { header: SiteHeader, footer: SiteFooter },
  public: { header: PublicHeader, footer: PublicFooter },
} satisfies Record<FramedShell, Record<FrameKind, () => React.ReactNode>>;

/** The header or footer that visitors see around the page. It is a layout of its own, and edited there. */
export function Around({ kind }: { kind: FrameKind }) {
  const { around, view, may } = useBuilder();
  const { say } = useLanguage();
  const shown = useStore(around, (state) => state);
  const site = shown?.site;
  const runtime = useRuntime();
  const called = useMemo(() => (site ? withPayload(runtime, () => ({ site })) : runtime), [runtime, site]);
  const preview = useStore(view, (state) => state.preview);
  if (!shown) return null;
  const Usual = usual[shown.shell][kind];
  return (
    <div className="bd-around" data-around={kind}>
      <div className="bd-around__drawn" inert>
        <RuntimeContext value={called}>
          {shown[kind].length > 0 ? <OwnFrame rows={shown[kind]} /> : <Usual />}
        </RuntimeContext>
      </div>
      {!preview && may !== 'content' && (
        <a
          className="bd-button bd-around__edit"
          data-overlay=""
          href={`${corePaths.builder}/${encodeURIComponent(`site/${kind}`)}`}
        >
          {say(kind === 'header' ? 'editHeader' : 'editFooter')}
        </a>
      )}
    </div>
  );
}

function OwnFrame({ rows }: { rows: Row[] }) {
  const draw = useMemo(
    (): Draw => ({ ...emptyDraw, drawRows: (inner) => <RowsView rows={inner} />, logics: collectLogics({ rows }) }),
    [rows],
  );
  return (
    <DrawContext value={draw}>
      <div className="s-frame">
        <RowsView rows={rows} />
      </div>
    </DrawContext>
  );
}
