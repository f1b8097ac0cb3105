import { X } from 'lucide-static';
import { useEffect, useState } from 'react';
import { findNodeElement } from '../canvas/drag/nodeElement.ts';
import { describeNode, joinLabel } from '../document/catalog/describeNode.ts';
import { getNode } from '../document/tree/tree.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import type { Removed } from '../state/message.ts';
import { useBuilder } from '../ui/BuilderContext.ts';
import { focusOnceShown } from '../ui/focusOnceShown.ts';
import { Icon } from '../ui/Icon.tsx';

/** Long enough to see the mistake; by keys and by its button Undo brings back later, too. */
const shownMs = 10_000;

/** What was removed, for a moment, with the way back. It lies over the strip: nothing moves under the pointer, and no bar is covered. */
export function RemovedNotice({ ids, tree }: Removed) {
  const { editor, catalog, message } = useBuilder();
  const language = useLanguage();
  const { say } = language;
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => message.set(null), shownMs);
    return () => clearTimeout(timer);
  }, [isHeld, message]);
  const [only = '', ...others] = ids;
  const what = () => joinLabel(describeNode(getNode(tree, only), { tree, catalog, language }));
  const bringBack = () => {
    editor.undo();
    editor.select(ids);
    focusOnceShown(() => findNodeElement(document, only));
  };
  return (
    <p
      className="bd-notice bd-notice--removed"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span>{others.length > 0 ? say('removedMany', { count: ids.length }) : say('removedOne', { what: what() })}</span>
      <button type="button" className="bd-button" onClick={bringBack}>
        {say('undo')}
      </button>
      <button type="button" className="bd-icon-button" aria-label={say('close')} onClick={() => message.set(null)}>
        <Icon svg={X} />
      </button>
    </p>
  );
}
