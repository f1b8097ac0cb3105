import { useState } from 'react';
import { flushSync } from 'react-dom';
import { findNodeElement } from '../canvas/drag/nodeElement.ts';
import { type ObjectText, writeText } from '../document/catalog/listTexts.ts';
import { setProperty } from '../document/operations/setProperty.ts';
import { readPath } from '../document/tree/readPath.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import type { Typing } from '../state/typing.ts';
import { type BuilderParts, useBuilder } from '../ui/BuilderContext.ts';
import { useShownLanguage } from '../ui/usePageLanguages.ts';
import { findNextText } from './nextText.ts';

/** What a text that is typed on the page does with the layout, and when the typing ends. */
export interface TypingSession {
  write(text: string): void;
  /** Keeps what was typed; the page is drawn with it. */
  leave(): void;
  /** From now on the host is typed in; `restore` puts the drawn nodes back. Returns what ends it without a trace. */
  begin(host: HTMLElement, restore: () => void): () => void;
}

export function useSession(text: ObjectText, typing: Typing): TypingSession {
  const builder = useBuilder();
  const { say } = useLanguage();
  const language = useShownLanguage();
  const [session] = useState(() => createSession(builder, { text, typing, language, hint: say('typingHint') }));
  return session;
}

interface Subject {
  text: ObjectText;
  typing: Typing;
  language: 'th' | 'en';
  hint: string;
}

let sessions = 0;

function createSession(builder: BuilderParts, { text, typing, language, hint }: Subject): TypingSession {
  const { editor } = builder;
  const { node: id } = typing;
  const merge = `typing ${++sessions}`;
  const readValue = () => readPath(editor.getTree()[id]?.data, text.path);
  let end: (() => void) | null = null;
  let written = readValue();

  const leave = () => {
    if (!end) return;
    // What React drew must stand again before it draws what was typed.
    end();
    const hadFocus = document.activeElement === document.body;
    builder.typing.set(null);
    if (hadFocus) findNodeElement(document, id)?.focus({ preventScroll: true });
  };

  return {
    leave,
    write(typed) {
      const { schema, path } = text;
      const value = writeText(readValue(), { schema, language, text: typed });
      written = value;
      editor.edit((tree) => setProperty(tree, { id, path, value }), { merge, lasting: true });
    },
    begin(host, restore) {
      builder.announcement.set(hint);
      const step = (back: boolean) => {
        const next = findNextText(builder, { node: id, host, language, back });
        if (!next) return leave();
        end?.();
        goOn(builder, next);
      };
      const unwatch = watchLeaving(builder, { host, leave, step, isCurrent: () => readValue() === written });
      end = () => {
        end = null;
        unwatch();
        restore();
      };
      return () => end?.();
    },
  };
}

function goOn({ editor, typing }: BuilderParts, next: Typing): void {
  // What was typed is drawn, and its object left, before the next text is looked for and takes the focus.
  flushSync(() => {
    typing.set(null);
    editor.select(next.node);
  });
  // Keys pressed by then are typed into it.
  flushSync(() => typing.set(next));
}

interface Watched {
  host: HTMLElement;
  leave: () => void;
  /** Goes on with the text after it, or before it. */
  step: (back: boolean) => void;
  /** Whether the layout holds what was typed last. */
  isCurrent: () => boolean;
}

/** Leaves by Escape, by Tab for the next text, by a press elsewhere, and when the text is changed from elsewhere. */
function watchLeaving({ editor, view }: BuilderParts, { host, leave, step, isCurrent }: Watched): () => void {
  const isHere = (target: EventTarget | null) =>
    target instanceof Element && (host.contains(target) || target.closest('.bd-typing-bar, .s-dialog') !== null);
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  window.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (isHere(target)) return;
      holdBar();
      leave();
    },
    options,
  );
  window.addEventListener('focusin', ({ target }) => isHere(target) || leave(), options);
  host.addEventListener(
    'keydown',
    (event) => {
      const leaves = event.key === 'Escape' || (event.key === 'Enter' && (event.ctrlKey || event.metaKey));
      const steps = event.key === 'Tab' && event.target === host && !isTabOfText(host);
      if (event.isComposing || !(leaves || steps)) return;
      event.preventDefault();
      event.stopPropagation();
      if (steps) step(event.shiftKey);
      else leave();
    },
    options, // before the editor of rich text takes the key
  );
  const unsubscribe = editor.subscribe(() => isCurrent() || leave());
  const unwatchView = view.subscribe(() => view.get().preview && leave());
  return () => {
    listening.abort();
    unsubscribe();
    unwatchView();
  };
}

/** The bar of the selection comes back after the press: under the finger it would take the click from what was pressed. */
function holdBar(): void {
  const overlay = document.querySelector('.bd-overlay');
  overlay?.setAttribute('data-held', '');
  const listening = new AbortController();
  const release = () => {
    overlay?.removeAttribute('data-held');
    listening.abort();
  };
  for (const end of ['click', 'contextmenu', 'pointercancel'])
    window.addEventListener(end, release, { signal: listening.signal });
}

/** In a table Tab goes to the next cell; at the beginning of a line of a list it indents, as word processors do. */
function isTabOfText(host: HTMLElement): boolean {
  const { anchorNode, anchorOffset, isCollapsed } = getSelection() ?? {};
  const element = anchorNode instanceof Element ? anchorNode : anchorNode?.parentElement;
  const place = element?.closest('li, td, th');
  if (!anchorNode || !place || place === host || !host.contains(place)) return false;
  if (place.localName !== 'li') return true;
  const before = new Range();
  before.setStart(place, 0);
  before.setEnd(anchorNode, anchorOffset ?? 0);
  return isCollapsed === true && before.toString() === '' && place.previousElementSibling !== null;
}
