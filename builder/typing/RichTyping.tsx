import { Editor } from '@tiptap/core';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { sanitizeHtml } from '../../engine/content/sanitizeHtml.ts';
import { cleanPaste } from '../inspector/richText/cleanPaste.ts';
import { extensions } from '../inspector/richText/extensions.ts';
import { RichTextBar } from '../inspector/richText/RichTextBar.tsx';
import { keepsHtml, tidyHtml } from '../inspector/richText/tidyHtml.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import type { Typing } from '../state/typing.ts';
import { useBuilder } from '../ui/BuilderContext.ts';
import type { DrawnText } from './findDrawnText.ts';
import { useSession } from './useSession.ts';

interface Props {
  drawn: DrawnText;
  typing: Typing;
  /** What was typed before the editor was there. */
  early: RefObject<string>;
  /** The text holds what this editor would lose. */
  onForeign: () => void;
}

const hostId = 'bd-typing-rich';

/** A rich text that is being typed on the page, with its tools floating above it. */
export function RichTyping({ drawn, typing, early, onForeign }: Props) {
  const { typing: state } = useBuilder();
  const { read } = useLanguage();
  const session = useSession(drawn.text, typing);
  const [editor, setEditor] = useState<Editor | null>(null);
  const label = read(drawn.text.schema['x-title']);
  useEffect(() => {
    const [original] = drawn.nodes;
    const { text } = drawn.text;
    const made = new Editor({
      element: (host) => original.replaceWith(host),
      injectCSS: false, // the policy allows no style sheets but our own
      extensions,
      content: sanitizeHtml(text),
      editorProps: {
        attributes: {
          ...(original instanceof Element && { class: `${original.className} bd-typing` }),
          id: hostId,
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          'data-undraggable': '',
        },
        transformPastedHTML: cleanPaste,
      },
      onUpdate: ({ editor: own }) => session.write(tidyHtml(own.getHTML())),
    });
    const host = made.view.dom;
    const restore = () => {
      host.replaceWith(original);
      made.destroy();
    };
    if (!keepsHtml(text, tidyHtml(made.getHTML()))) {
      restore();
      state.set(null);
      onForeign();
      return;
    }
    // A short one is typed over, as plain texts are; in a long one the caret stands where it was pressed.
    const isLong = made.state.doc.childCount > 1;
    const place = isLong && typing.at && made.view.posAtCoords({ left: typing.at.x, top: typing.at.y });
    made.commands.focus(place ? place.pos : 'all', { scrollIntoView: false });
    // The command waits for a frame: a key pressed before it would be one for the canvas, and end the typing.
    made.view.focus();
    setEditor(made);
    const stop = session.begin(host, restore);
    if (early.current !== '') made.view.dispatch(made.state.tr.insertText(early.current));
    return stop;
  }, [drawn, typing, label, session, state, early, onForeign]);
  return (
    editor &&
    createPortal(<FloatingBar editor={editor} label={label} />, document.querySelector('.bd-shell') ?? document.body)
  );
}

function FloatingBar({ editor, label }: { editor: Editor; label: string }) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = () => {
      const element = bar.current;
      if (!element || editor.isDestroyed) return;
      const text = editor.view.dom.getBoundingClientRect();
      const canvas = editor.view.dom.closest('.bd-canvas')?.getBoundingClientRect() ?? text;
      const top = Math.max(canvas.top + 8, Math.min(text.top - element.offsetHeight - 8, canvas.bottom - 60));
      const left = Math.min(Math.max(text.left, canvas.left + 8), canvas.right - element.offsetWidth - 8);
      element.style.insetBlockStart = `${top}px`;
      element.style.insetInlineStart = `${Math.max(canvas.left + 8, left)}px`;
      element.style.maxInlineSize = `${canvas.width - 16}px`;
    };
    // It stands over what was written before: while somebody writes it is not seen, until they mark something or move the pointer.
    const setQuiet = (isQuiet: boolean) => bar.current?.toggleAttribute('data-quiet', isQuiet);
    const show = () => setQuiet(false);
    const settle = () => setQuiet(editor.state.selection.empty && !bar.current?.matches(':hover, :focus-within'));
    place();
    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    window.addEventListener('scroll', place, options);
    window.addEventListener('resize', place, options);
    for (const kind of ['pointermove', 'pointerdown']) window.addEventListener(kind, show, options);
    const showMarked = () => editor.state.selection.empty || show();
    editor.on('transaction', place).on('update', settle).on('selectionUpdate', showMarked);
    return () => {
      listening.abort();
      editor.off('transaction', place).off('update', settle).off('selectionUpdate', showMarked);
    };
  }, [editor]);
  return (
    <div ref={bar} className="bd-typing-bar bd-rich-text" data-overlay="">
      <RichTextBar editor={editor} label={label} controls={hostId} />
    </div>
  );
}
