import { Pilcrow } from 'lucide-static';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { Icon } from '../../ui/Icon.tsx';

export interface RichTextProps {
  id: string;
  html: string;
  label: string;
  onChange: (html: string) => void;
}

interface Props extends RichTextProps {
  /** Why the text is shown as HTML. */
  note?: string;
  onLeave: () => void;
}

/** Edits a text as its stored HTML. */
export function SourceText({ id, html, label, note, onChange, onLeave }: Props) {
  const { say } = useLanguage();
  return (
    <div className="bd-rich-text">
      <div className="bd-rich-text__bar">
        <button type="button" className="bd-button bd-button--quiet" onClick={onLeave}>
          <Icon svg={Pilcrow} />
          <span>{say('richLeaveSource')}</span>
        </button>
      </div>
      {note && (
        <p className="bd-help bd-rich-text__note" role="note">
          {note}
        </p>
      )}
      <textarea
        id={id}
        className="bd-input bd-input--code"
        aria-label={label}
        rows={8}
        spellCheck={false}
        value={html}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
