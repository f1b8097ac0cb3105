import { useLanguage } from '../language/LanguageProvider.tsx';
import { useBuilder } from '../shell/BuilderContext.ts';
import { useStore } from '../state/createStore.ts';
import { describeSource } from './describePlace.ts';

/** A small name tag that follows the pointer while something is dragged. */
export function DragGhost() {
  const { drag, editor, catalog } = useBuilder();
  const language = useLanguage();
  const state = useStore(drag, (value) => value);
  if (!state?.pointer) return null;
  const { x, y } = state.pointer;
  return (
    <div className="bd-ghost" aria-hidden="true" style={{ translate: `${x + 14}px ${y + 14}px` }}>
      {describeSource(state.source, { tree: editor.getTree(), catalog, language })}
    </div>
  );
}
