import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { isContentChange } from '../../engine/layout/isContentChange.ts';
import { useSession } from '../../runtime/context/usePage.ts';
import { FormProvider } from '../../runtime/form/FormProvider.tsx';
import { DrawContext, emptyDraw } from '../../runtime/render/DrawContext.ts';
import type { DraftDataAnswer, Language, Layout, Row } from '../../schemas/index.ts';
import type { LayoutApi, StoredLayout } from '../api/layouts.ts';
import { DragContext } from '../canvas/drag/DragContext.tsx';
import { popupWidth } from '../canvas/size/popupWidth.ts';
import type { Catalog } from '../document/catalog/catalog.ts';
import { nameEdited } from '../document/catalog/nameEdited.ts';
import { toEditor } from '../document/convert/toEditor.ts';
import { toLayout } from '../document/convert/toLayout.ts';
import { breaksLock } from '../document/tree/notes.ts';
import { type LayoutTree, rootId } from '../document/tree/tree.ts';
import { EditedName, LanguageProvider } from '../language/LanguageProvider.tsx';
import { createClipboard } from '../state/clipboard.ts';
import { createStore, type Store } from '../state/createStore.ts';
import type { DragState } from '../state/dragState.ts';
import { EditorProvider, useEditor, useEditorValue } from '../state/EditorProvider.tsx';
import type { Message } from '../state/message.ts';
import { noSample } from '../state/sample.ts';
import { Draft } from '../state/save/draft.ts';
import { type LocalCopies, openLocalCopies } from '../state/save/localCopy.ts';
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
  const tree = useMemo(() => toEditor(readLayout(stored)), [stored]);
  const [message] = useState(() => createStore<Message | null>(null));
  const mayContent = stored.may === 'content' ? limitToContent(own.catalog, message) : () => true;
  const allows = (before: LayoutTree, after: LayoutTree) =>
    keepLocked(message, before, after) && mayContent(before, after);
  return (
    <LanguageProvider initial={language}>
      <EditorProvider tree={tree} allows={allows}>
        <OwnParts stored={stored} message={message} {...own}>
          <DragContext>{children}</DragContext>
        </OwnParts>
      </EditorProvider>
    </LanguageProvider>
  );
}

function readLayout({ draft, published }: StoredLayout): Layout {
  return draft ?? published ?? { version: 1, kind: 'page', settings: {}, rows: [] };
}

/** What a command said is about the page as it was then: gone with the next edit, undo included. */
function forgetMessages({ editor, message }: BuilderParts): () => void {
  let tree = editor.getTree();
  return editor.subscribe(() => {
    if (editor.getTree() !== tree) message.set(null);
    tree = editor.getTree();
  });
}

const staffDraw = { ...emptyDraw, staff: true };

/** Of somebody who may change texts, pictures and links only: everything else stays, and a message says so. */
function limitToContent(catalog: Catalog, message: Store<Message | null>) {
  return (before: LayoutTree, after: LayoutTree) => {
    const isAllowed = isContentChange(toLayout(before), toLayout(after), (type) => catalog.find(type)?.definition);
    if (!isAllowed) message.set({ tone: 'info', lines: [{ word: 'contentOnly' }] });
    return isAllowed;
  };
}

/** What is locked stays, and a message says so. */
function keepLocked(message: Store<Message | null>, before: LayoutTree, after: LayoutTree): boolean {
  const breaks = breaksLock(before, after);
  if (breaks) message.set({ tone: 'info', lines: [{ word: 'partLocked' }] });
  return !breaks;
}

interface OwnProps extends Omit<PartsProps, 'language'> {
  message: Store<Message | null>;
}

function OwnParts({ stored, catalog, api, message, copies, children }: OwnProps) {
  const editor = useEditor();
  const { user } = useSession();
  const layout = readLayout(stored);
  const edited = useEditorValue((each) => nameEdited(stored.key, each.getTree()[rootId]?.data.kind));
  const [parts] = useState<BuilderParts>(() => ({
    editor,
    catalog,
    view: createView({
      // Whole pages are no beginning for a popup.
      isNew: stored.version === 0 && !stored.published && layout.kind !== 'popup',
      width: popupWidth(layout),
      shapes: stored.may !== 'content',
      compares: new URLSearchParams(location.search).has('compare'),
    }),
    layouts: api,
    draft: new Draft({ api, editor, stored, copies: copies ?? openLocalCopies(user?.id) }),
    drag: createStore<DragState | null>(null),
    picking: createStore<Picking | null>(null),
    shownRows: createStore<Record<string, Row[]>>({}),
    around: createStore<DraftDataAnswer['around']>(undefined),
    sample: createStore(noSample),
    announcement: createStore(''),
    clipboard: createClipboard(navigator.clipboard),
    message,
    may: stored.may ?? 'publish',
    typing: createStore<Typing | null>(null),
  }));
  useEffect(() => parts.draft.start(), [parts]);
  useEffect(() => forgetMessages(parts), [parts]);
  return (
    <BuilderContext value={parts}>
      <DrawContext value={staffDraw}>
        <EditedName edited={edited}>
          <FormProvider>{children}</FormProvider>
        </EditedName>
      </DrawContext>
    </BuilderContext>
  );
}
