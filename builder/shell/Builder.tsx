import type { ReactNode } from 'react';
import { Canvas } from '../canvas/Canvas.tsx';
import { FindDialog } from '../panels/find/FindDialog.tsx';
import { HistoryDialog } from '../panels/history/HistoryDialog.tsx';
import { PreviewDialog } from '../panels/preview/PreviewDialog.tsx';
import { FirstPublication } from '../panels/publication/FirstPublication.tsx';
import { PublicationDialog } from '../panels/publication/PublicationDialog.tsx';
import { SaveBlockDialog } from '../panels/readyMade/SaveBlockDialog.tsx';
import { TemplateChooser } from '../panels/readyMade/TemplateChooser.tsx';
import { CanvasStrip } from '../panels/strip/CanvasStrip.tsx';
import { Toolbar } from '../panels/toolbar/Toolbar.tsx';
import { useStore } from '../state/createStore.ts';
import { Typing } from '../typing/Typing.tsx';
import { useBuilder } from '../ui/BuilderContext.ts';
import { Announcer } from './Announcer.tsx';
import { CommandPalette } from './CommandPalette.tsx';
import { Notice } from './Notice.tsx';
import { BottomBar, LeftPanes, RightPane } from './Panes.tsx';
import { SelectionMenu } from './SelectionMenu.tsx';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import { useClipboardEvents } from './useClipboardEvents.ts';
import { useKeepWork } from './useKeepWork.ts';
import { useShortcuts } from './useShortcuts.ts';

interface Props {
  /** What is being edited is called so while it has no title. */
  name: string;
  /** Target of the exit link. */
  exitHref: string;
}

/** The whole builder, filling the window. Requires `PartsProvider` and the runtime's context above it. */
export function Builder({ name, exitHref }: Props) {
  useShortcuts();
  useClipboardEvents();
  useKeepWork();
  return (
    <Shell>
      <Toolbar name={name} exitHref={exitHref} />
      <Notice />
      <LeftPanes />
      <Canvas />
      <CanvasStrip />
      <RightPane />
      <BottomBar />
      <Typing />
      <SelectionMenu />
      <ShortcutsDialog />
      <CommandPalette />
      <FindDialog />
      <PreviewDialog />
      <PublicationDialog />
      <FirstPublication />
      <HistoryDialog />
      <TemplateChooser />
      <SaveBlockDialog />
      <Announcer />
    </Shell>
  );
}

/** Says what is being done. What it holds is not drawn again for it: a drop would wait for all of the builder. */
function Shell({ children }: { children: ReactNode }) {
  const { drag, view, typing } = useBuilder();
  const isDragging = useStore(drag, (state) => state !== null);
  const isTyping = useStore(typing, (state) => state !== null);
  const preview = useStore(view, (state) => state.preview);
  return (
    <div
      className="bd-shell"
      data-dragging={isDragging || undefined}
      data-typing={isTyping || undefined}
      data-preview={preview || undefined}
    >
      {children}
    </div>
  );
}
