import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { FormProvider } from '../../runtime/form/FormContext.tsx';
import { DrawContext, emptyDraw } from '../../runtime/render/DrawContext.ts';
import type { Language } from '../../schemas/index.ts';
import type { LayoutApi, StoredLayout } from '../api/layouts.ts';
import { Canvas } from '../canvas/Canvas.tsx';
import type { Catalog } from '../catalog/catalog.ts';
import { toEditor } from '../convert/toEditor.ts';
import { DragContext } from '../drag/DragContext.tsx';
import type { DragState } from '../drag/dragState.ts';
import { LanguageProvider } from '../language/LanguageProvider.tsx';
import { createDraft } from '../save/draft.ts';
import { type LocalCopies, localCopies } from '../save/localCopy.ts';
import { createStore, useStore } from '../state/createStore.ts';
import { EditorProvider, useEditor } from '../state/EditorProvider.tsx';
import { Toolbar } from '../toolbar/Toolbar.tsx';
import { createView } from '../view/viewState.ts';
import { Announcer } from './Announcer.tsx';
import { BuilderContext, type BuilderParts, useBuilder } from './BuilderContext.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { Notice } from './Notice.tsx';
import { BottomBar, LeftPane, RightPane } from './Panes.tsx';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import { useKeepWork } from './useKeepWork.ts';
import { useShortcuts } from './useShortcuts.ts';

export interface BuilderProps {
  stored: StoredLayout;
  catalog: Catalog;
  api: LayoutApi;
  language: Language;
  /** What is being edited, in words. */
  title: string;
  /** Where leaving leads. */
  exitHref: string;
  copies?: LocalCopies;
}

/** The whole builder for one layout. Around it stands the runtime's context, by which the canvas draws. */
export function Builder(props: BuilderProps) {
  const { stored, language } = props;
  const tree = useMemo(() => toEditor(stored.draft ?? stored.published ?? emptyLayout), [stored]);
  return (
    <LanguageProvider initial={language}>
      <EditorProvider tree={tree}>
        <PartsProvider {...props}>
          <DragContext>
            <BuilderScreen title={props.title} exitHref={props.exitHref} />
          </DragContext>
          <ConflictDialog />
          <ShortcutsDialog />
          <Announcer />
        </PartsProvider>
      </EditorProvider>
    </LanguageProvider>
  );
}

const emptyLayout = { version: 1, kind: 'page' as const, settings: {}, rows: [] };
const staffDraw = { ...emptyDraw, staff: true };

function PartsProvider({
  stored,
  catalog,
  api,
  copies = localCopies,
  children,
}: BuilderProps & { children: ReactNode }) {
  const editor = useEditor();
  const [parts] = useState<BuilderParts>(() => ({
    editor,
    catalog,
    view: createView(),
    draft: createDraft({ api, editor, stored, copies }),
    drag: createStore<DragState | null>(null),
    announcement: createStore(''),
  }));
  useEffect(() => parts.draft.start(), [parts]);
  return (
    <BuilderContext value={parts}>
      <DrawContext value={staffDraw}>
        <FormProvider>{children}</FormProvider>
      </DrawContext>
    </BuilderContext>
  );
}

function BuilderScreen({ title, exitHref }: { title: string; exitHref: string }) {
  const { drag, view } = useBuilder();
  const isDragging = useStore(drag, (state) => state !== null);
  const preview = useStore(view, (state) => state.preview);
  useShortcuts();
  useKeepWork();
  return (
    <div className="bd-shell" data-dragging={isDragging || undefined} data-preview={preview || undefined}>
      <Toolbar title={title} exitHref={exitHref} />
      <Notice />
      <LeftPane />
      <Canvas />
      <RightPane />
      <BottomBar />
    </div>
  );
}
