import { useLanguage } from '../../language/LanguageProvider.tsx';
import { useStore } from '../../state/createStore.ts';
import { useBuilder } from '../../ui/BuilderContext.ts';
import { describeSource } from './describePlace.ts';

/** A small label that follows the pointer during a drag. */
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
