import { Editor } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';
import { sanitizeHtml } from '../../../engine/content/sanitizeHtml.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { cleanPaste } from './cleanPaste.ts';
import { extensions } from './extensions.ts';
import { RichTextBar } from './RichTextBar.tsx';
import { type RichTextProps, SourceText } from './SourceText.tsx';
import { keepsHtml, tidyHtml } from './tidyHtml.ts';

/** A WYSIWYG editor for a text; one with content that the editor does not support is edited as HTML. */
export function RichTextEditor(props: RichTextProps) {
  const { id, html, label } = props;
  const { say } = useLanguage();
  const holder = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [source, setSource] = useState(false);
  const [isForeign, setForeign] = useState(false);
  const given = useRef(html);
  const change = useRef(props.onChange);
  change.current = props.onChange;

  useEffect(() => {
    if (source || !holder.current) return;
    const made = new Editor({
      element: holder.current,
      injectCSS: false, // the policy allows no style sheets but our own: styles/richText.css
      extensions,
      content: sanitizeHtml(given.current),
      editorProps: {
        attributes: { id, class: 's-rich-text', role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
        transformPastedHTML: cleanPaste,
      },
      onUpdate: ({ editor: own }) => {
        given.current = tidyHtml(own.getHTML());
        change.current(given.current);
      },
    });
    if (keepsHtml(given.current, tidyHtml(made.getHTML()))) setEditor(made);
    else {
      setForeign(true);
      setSource(true);
    }
    return () => {
      setEditor(null);
      made.destroy();
    };
  }, [source, id, label]);

  useEffect(() => {
    if (html === given.current) return;
    const inserted = editor && readInserted(given.current, html);
    given.current = html;
    // A chosen placeholder is inserted at the caret.
    if (inserted) editor.chain().focus().insertContent(inserted).run();
    else if (editor) {
      editor.commands.setContent(sanitizeHtml(html), { emitUpdate: false });
      if (!keepsHtml(html, tidyHtml(editor.getHTML()))) {
        setForeign(true);
        setSource(true);
      }
    }
  }, [html, editor]);

  if (source)
    return (
      <SourceText
        {...props}
        note={isForeign ? say('richForeign') : undefined}
        onLeave={() => {
          given.current = html;
          setForeign(false);
          setSource(false);
        }}
      />
    );
  return (
    <div className="bd-rich-text">
      {editor && <RichTextBar editor={editor} label={label} controls={id} onSource={() => setSource(true)} />}
      <div ref={holder} className="bd-rich-text__page" />
    </div>
  );
}

/** A placeholder was appended to the former text. */
function readInserted(before: string, after: string): string | undefined {
  const added = after.startsWith(before) ? after.slice(before.length) : '';
  return /^\{\{[^{}]+\}\}$/.test(added) ? added : undefined;
}
