import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { FormProvider } from '../../runtime/form/FormProvider.tsx';
import { DrawContext, emptyDraw } from '../../runtime/render/DrawContext.ts';
import type { Language, Row } from '../../schemas/index.ts';
import type { LayoutApi, StoredLayout } from '../api/layouts.ts';
import { DragContext } from '../canvas/drag/DragContext.tsx';
import type { Catalog } from '../document/catalog/catalog.ts';
import { toEditor } from '../document/convert/toEditor.ts';
import { LanguageProvider } from '../language/LanguageProvider.tsx';
import { createClipboard } from '../state/clipboard.ts';
import { createStore } from '../state/createStore.ts';
import type { DragState } from '../state/dragState.ts';
import { EditorProvider, useEditor } from '../state/EditorProvider.tsx';
import type { Message } from '../state/message.ts';
import { Draft } from '../state/save/draft.ts';
import { type LocalCopies, localCopies } from '../state/save/localCopy.ts';
import type { Typing } from '../state/typing.ts';
import { createView } from '../state/viewState.ts';
import { BuilderContext, type BuilderParts, type Picking } from '../ui/BuilderContext.ts';

export interface PartsProps {
  stored: StoredLayout;
  catalog: Catalog;
  api: LayoutApi;
  language: Language;
  copies?: LocalCopies;
  children: ReactNode;
}

/**
 * Everything that the parts of a builder share: texts, the edited layout, its draft, the view state, the drag state.
 */
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
    view: createView({
      isNew: stored.version === 0 && !stored.published,
      compares: new URLSearchParams(location.search).has('compare'),
    }),
    layouts: api,
    draft: new Draft({ api, editor, stored, copies }),
    drag: createStore<DragState | null>(null),
    picking: createStore<Picking | null>(null),
    shownRows: createStore<Record<string, Row[]>>({}),
    announcement: createStore(''),
    clipboard: createClipboard(navigator.clipboard),
    message: createStore<Message | null>(null),
    typing: createStore<Typing | null>(null),
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
