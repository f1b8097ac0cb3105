import { type KeyboardEvent, useEffect, useRef } from 'react';
import { setProperty } from '../../document/operations/setProperty.ts';
import { readName } from '../../document/tree/notes.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { useNode } from '../../state/EditorProvider.tsx';
import { changeView } from '../../state/viewState.ts';
import { useBuilder } from '../../ui/BuilderContext.ts';

const longest = 64;

/** What a part is called, while it is typed: Enter or leaving the field keeps it, Escape does not; empty takes it away. */
export function NameField({ id }: { id: string }) {
  const { editor, view } = useBuilder();
  const { say } = useLanguage();
  const node = useNode(id);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  if (!node) return null;

  const keep = () => {
    if (view.get().renaming !== id) return;
    const name = field.current?.value.trim() || undefined;
    if (name !== (readName(node) || undefined))
      editor.edit((tree) => setProperty(tree, { id, path: ['builder', 'name'], value: name }));
    close();
  };
  const close = () => {
    const line = field.current?.closest<HTMLElement>('[data-line]');
    const hadFocus = document.activeElement === field.current;
    changeView(view, { renaming: null });
    if (hadFocus) line?.focus({ preventScroll: true });
  };
  const handleKey = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Enter') keep();
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  };
  return (
    <input
      ref={field}
      className="bd-input bd-outline__name"
      type="text"
      maxLength={longest}
      aria-label={say('newName')}
      defaultValue={readName(node)}
      onBlur={keep}
      onKeyDown={handleKey}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
    />
  );
}
