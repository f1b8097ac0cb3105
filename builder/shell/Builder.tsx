import { Canvas } from '../canvas/Canvas.tsx';
import { useStore } from '../state/createStore.ts';
import { Toolbar } from '../toolbar/Toolbar.tsx';
import { Announcer } from './Announcer.tsx';
import { useBuilder } from './BuilderContext.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { Notice } from './Notice.tsx';
import { BottomBar, LeftPane, RightPane } from './Panes.tsx';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import { useKeepWork } from './useKeepWork.ts';
import { useShortcuts } from './useShortcuts.ts';

interface Props {
  /** What is being edited, in words. */
  title: string;
  /** Where leaving leads. */
  exitHref: string;
}

/** The whole builder, as it fills the window. Above it stand `PartsProvider` and the runtime's context. */
export function Builder({ title, exitHref }: Props) {
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
      <ConflictDialog />
      <ShortcutsDialog />
      <Announcer />
    </div>
  );
}
