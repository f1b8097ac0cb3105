import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { FormProvider } from '../../runtime/form/FormProvider.tsx';
import { DrawContext, emptyDraw } from '../../runtime/render/DrawContext.ts';
import type { Language, Row } from '../../schemas/index.ts';
import type { LayoutApi, StoredLayout } from '../api/layouts.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { toEditor } from '../convert/toEditor.ts';
import { DragContext } from '../drag/DragContext.tsx';
import type { DragState } from '../drag/dragState.ts';
import { LanguageProvider } from '../language/LanguageProvider.tsx';
import { Draft } from '../save/draft.ts';
import { type LocalCopies, localCopies } from '../save/localCopy.ts';
import { createStore } from '../state/createStore.ts';
import { EditorProvider, useEditor } from '../state/EditorProvider.tsx';
import { createView } from '../view/viewState.ts';
import { BuilderContext, type BuilderParts, type Picking } from './BuilderContext.ts';

export interface PartsProps {
  stored: StoredLayout;
  catalog: Catalog;
  api: LayoutApi;
  language: Language;
  copies?: LocalCopies;
  children: ReactNode;
}

/** Everything that the parts of a builder share: words, the edited layout, its draft, what is open, what is dragged. */
export function PartsProvider({ stored, language, children, ...own }: PartsProps) {
  const tree = useMemo(() => toEditor(stored.draft ?? stored.published ?? emptyLayout), [stored]);
  return (
    <LanguageProvider initial={language}>
      <EditorProvider tree={tree}>
        <OwnParts stored={stored} {...own}>
          <DragContext>{children}</DragContext>
        </OwnParts>
      </EditorProvider>
    </LanguageProvider>
  );
}

const emptyLayout = { version: 1, kind: 'page' as const, settings: {}, rows: [] };
const staffDraw = { ...emptyDraw, staff: true };

function OwnParts({ stored, catalog, api, copies = localCopies, children }: Omit<PartsProps, 'language'>) {
  const editor = useEditor();
  const [parts] = useState<BuilderParts>(() => ({
    editor,
    catalog,
    view: createView(),
    draft: new Draft({ api, editor, stored, copies }),
    drag: createStore<DragState | null>(null),
    picking: createStore<Picking | null>(null),
    shownRows: createStore<Record<string, Row[]>>({}),
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
