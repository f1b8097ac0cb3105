import { Bold, Heading, Italic, Link, List } from 'lucide-static';
import { useLayoutEffect, useRef } from 'react';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { Icon } from '../../shell/Icon.tsx';
import type { ControlProps } from '../controlProps.ts';
import { type Mark, type Selection, wrapSelection } from '../wrapSelection.ts';
import { emptyToNothing, toText } from './TextControl.tsx';

const buttons: { mark: Mark; svg: string }[] = [
  { mark: 'bold', svg: Bold },
  { mark: 'italic', svg: Italic },
  { mark: 'heading', svg: Heading },
  { mark: 'list', svg: List },
  { mark: 'link', svg: Link },
];

/** Text with simple marks, as the HTML that is stored; whatever is typed is cleaned before anyone sees it. */
export function RichTextControl({ id, schema, value, label, onChange }: ControlProps) {
  const { say } = useLanguage();
  const area = useRef<HTMLTextAreaElement>(null);
  const pending = useRef<Selection | null>(null);

  useLayoutEffect(() => {
    if (!pending.current) return;
    area.current?.setSelectionRange(pending.current.start, pending.current.end);
    pending.current = null;
  });

  const apply = (mark: Mark) => {
    if (!area.current) return;
    const { value: text, selectionStart: start, selectionEnd: end } = area.current;
    pending.current = wrapSelection({ text, start, end }, mark);
    area.current.focus();
    onChange(pending.current.text);
  };

  return (
    <div className="bd-rich-text">
      <div className="bd-rich-text__bar" role="toolbar" aria-label={label} aria-controls={id}>
        {buttons.map(({ mark, svg }) => (
          <button
            key={mark}
            type="button"
            className="bd-icon-button"
            title={say(mark)}
            aria-label={say(mark)}
            onClick={() => apply(mark)}
          >
            <Icon svg={svg} />
          </button>
        ))}
      </div>
      <textarea
        ref={area}
        id={id}
        className="bd-input"
        rows={7}
        value={toText(value ?? schema.default)}
        onChange={(event) => onChange(emptyToNothing(event.target.value, schema.default))}
      />
    </div>
  );
}
