import { LayoutGrid, X } from 'lucide-static';
import { Suspense, useState } from 'react';
import { Dialog } from '../../../runtime/ui/dialog/Dialog.tsx';
import { Icon as NamedIcon } from '../../../runtime/ui/icons/Icon.tsx';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { ControlProps } from '../fields/controlProps.ts';
import { IconPicker } from '../icon/IconPicker.tsx';
import { readIconTags } from '../icon/readIconTags.ts';
import { emptyToNothing, toText } from './textValue.ts';

/** An icon: chosen from the set or typed, with a preview. */
export function IconControl({ id, schema, value, label, onChange }: ControlProps) {
  const { say } = useLanguage();
  const [open, setOpen] = useState(false);
  const name = toText(value ?? schema.default);
  const write = (text: string) => onChange(emptyToNothing(text, schema.default));
  return (
    <div className="bd-address__line">
      <button
        type="button"
        className="bd-icon-choice"
        title={say('chooseIcon')}
        aria-label={`${say('chooseIcon')}: ${label}`}
        onClick={() => setOpen(true)}
      >
        {name ? <NamedIcon name={name} size={20} /> : <Icon svg={LayoutGrid} />}
      </button>
      <input
        id={id}
        className="bd-input"
        type="text"
        value={name}
        onChange={(event) => write(event.target.value.trim().toLowerCase())}
      />
      {name !== '' && (
        <button
          type="button"
          className="bd-icon-button"
          title={say('clear')}
          aria-label={`${say('clear')}: ${label}`}
          onClick={() => write('')}
        >
          <Icon svg={X} />
        </button>
      )}
      {open && (
        <Dialog title={say('chooseIcon')} onClose={() => setOpen(false)} size="wide">
          <Suspense fallback={<div className="bd-icons__coming" aria-busy="true" />}>
            <IconPicker
              tags={readIconTags()}
              chosen={name}
              onChoose={(chosen) => {
                write(chosen);
                setOpen(false);
              }}
            />
          </Suspense>
        </Dialog>
      )}
    </div>
  );
}
