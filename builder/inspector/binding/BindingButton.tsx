import { Braces } from 'lucide-static';
import { useState } from 'react';
import { Dialog } from '../../../runtime/ui/dialog/Dialog.tsx';
import type { Json, PropertySchema } from '../../../schemas/index.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { usePageLanguages } from '../../ui/usePageLanguages.ts';
import { BindingList } from './BindingList.tsx';
import { insertText } from './insertText.ts';

interface Props {
  /** Id of the control's element: the placeholder is inserted at its caret. */
  id: string;
  schema: PropertySchema;
  value: Json | undefined;
  label: string;
  onChange: (value: Json | undefined) => void;
}

/** Inserts a placeholder into a text, without knowledge of its syntax. */
export function BindingButton({ id, schema, value, label, onChange }: Props) {
  const { say } = useLanguage();
  const languages = usePageLanguages();
  const [open, setOpen] = useState(false);
  const insert = (text: string) => {
    onChange(insertText(value ?? schema.default, text, { languages, at: readCaret(id) }));
    setOpen(false);
  };
  return (
    <>
      <button
        type="button"
        className="bd-icon-button bd-bind"
        title={say('bindTitle')}
        aria-label={say('bindInsert', { field: label })}
        onClick={() => setOpen(true)}
      >
        <Icon svg={Braces} />
      </button>
      {open && (
        <Dialog title={say('bindTitle')} onClose={() => setOpen(false)}>
          <BindingList onChoose={insert} />
        </Dialog>
      )}
    </>
  );
}

/** The selection of a text field; in other controls it is inserted at the end. */
function readCaret(id: string): { start: number; end: number } | undefined {
  const field = document.getElementById(id);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return undefined;
  const { selectionStart: start, selectionEnd: end } = field;
  return start === null || end === null ? undefined : { start, end };
}
