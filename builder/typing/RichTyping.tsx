import { Editor } from '@tiptap/core';
import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { sanitizeHtml } from '../../engine/content/sanitizeHtml.ts';
import { cleanPaste } from '../inspector/richText/cleanPaste.ts';
import { extensions } from '../inspector/richText/extensions.ts';
import { keepsHtml, tidyHtml } from '../inspector/richText/tidyHtml.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import type { Typing } from '../state/typing.ts';
import { useBuilder } from '../ui/BuilderContext.ts';
import { FloatingBar } from './FloatingBar.tsx';
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

/** A rich text that is being typed on the page, with its tools floating beside it. */
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
    createPortal(
      <FloatingBar editor={editor} label={label} controls={hostId} />,
      document.querySelector('.bd-shell') ?? document.body,
    )
  );
}
