import { LayoutTemplate } from 'lucide-static';
import { useState } from 'react';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { Dialog } from '../../shell/Dialog.tsx';
import { Icon } from '../../shell/Icon.tsx';
import type { ControlProps } from '../controlProps.ts';
import { ChoiceList } from '../link/ChoiceList.tsx';
import { usePlaces } from '../link/usePlaces.ts';
import { emptyToNothing, toText } from './TextControl.tsx';

/** The key of another layout; with the control `block` the name of a shared block, whose keys begin with `block/`. */
export function LayoutControl({ id, schema, value, label, onChange }: ControlProps) {
  const { say, read } = useLanguage();
  const [open, setOpen] = useState(false);
  const places = usePlaces();
  const prefix = schema['x-control'] === 'block' ? 'block/' : '';
  const text = toText(value ?? schema.default);
  const layouts = places?.layouts.filter(({ key }) => key.startsWith(prefix));
  const found = layouts?.find(({ key }) => key === prefix + text);
  const isMissing = text !== '' && layouts !== undefined && !found;
  const write = (key: string) => onChange(emptyToNothing(key, schema.default));
  return (
    <div className="bd-address">
      <div className="bd-address__line">
        <input
          id={id}
          className="bd-input"
          type="text"
          maxLength={schema.maxLength}
          value={text}
          aria-describedby={`${id}-found`}
          onChange={(event) => write(event.target.value.trim())}
        />
        <button
          type="button"
          className="bd-icon-button"
          title={say('chooseLayout')}
          aria-label={`${say('chooseLayout')}: ${label}`}
          onClick={() => setOpen(true)}
        >
          <Icon svg={LayoutTemplate} />
        </button>
      </div>
      <p id={`${id}-found`} className="bd-help" hidden={text === ''}>
        {isMissing
          ? say(prefix ? 'blockNew' : 'layoutMissing')
          : found && say('leads_page', { text: read(found.title ?? undefined) || found.key })}
        {text !== '' && !text.includes('{{') && (
          <>
            {' '}
            <a href={`/cms/builder/${encodeURIComponent(prefix + text)}`} target="_blank" rel="noopener">
              {say('openLayout')}
            </a>
          </>
        )}
      </p>
      {open && (
        <Dialog title={say('chooseLayout')} onClose={() => setOpen(false)} wide>
          <div className="bd-dialog__body">
            <ChoiceList
              search={say('searchPages')}
              choices={layouts?.map(({ key, title }) => ({
                key: key.slice(prefix.length),
                title: read(title ?? undefined) || key,
                detail: key,
              }))}
              chosen={text}
              none={say('noPages')}
              onChoose={(key) => {
                write(key);
                setOpen(false);
              }}
            />
          </div>
        </Dialog>
      )}
    </div>
  );
}
