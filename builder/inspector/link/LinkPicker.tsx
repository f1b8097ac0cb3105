import { useId, useState } from 'react';
import { FileShelf } from '../../../runtime/files/FileShelf.tsx';
import { ChoiceList } from '../../../runtime/ui/choice/ChoiceList.tsx';
import { Dialog } from '../../../runtime/ui/dialog/Dialog.tsx';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { useBuilder } from '../../ui/BuilderContext.ts';
import { useFirstFocus } from '../../ui/useFirstFocus.ts';
import { describeAddress, isMail, isPhone } from './describeAddress.ts';
import { listAnchors } from './listAnchors.ts';
import { usePlaces } from './usePlaces.ts';

const kinds = ['page', 'anchor', 'file', 'mail', 'phone', 'outside'] as const;
type Kind = (typeof kinds)[number];

interface Props {
  address: string;
  onChoose: (address: string) => void;
  onClose: () => void;
}

/**
 * Chooses the target of a link: a page of the site, an anchor on this page, a file, an e-mail address, a telephone
 * number, another site.
 */
export function LinkPicker({ address, onChoose, onClose }: Props) {
  const { say } = useLanguage();
  const places = usePlaces();
  const name = useId();
  const [kind, setKind] = useState<Kind>(() => {
    const { kind: found } = describeAddress(address, places);
    return kinds.find((each) => each === found) ?? 'page';
  });
  return (
    <Dialog title={say('chooseLink')} onClose={onClose} size="wide">
      <div className="bd-link-picker">
        <fieldset className="bd-segments">
          <legend className="s-visually-hidden">{say('linkKind')}</legend>
          {kinds.map((each) => (
            <label key={each} data-checked={each === kind || undefined}>
              <input type="radio" name={name} checked={each === kind} onChange={() => setKind(each)} />
              <span>{say(`linkKind_${each}`)}</span>
            </label>
          ))}
        </fieldset>
        <Panel kind={kind} address={address} onChoose={onChoose} />
      </div>
    </Dialog>
  );
}

function Panel({ kind, address, onChoose }: Omit<Props, 'onClose'> & { kind: Kind }) {
  const { say, read, language } = useLanguage();
  const { editor, catalog } = useBuilder();
  const places = usePlaces();
  if (kind === 'page')
    return (
      <ChoiceList
        label={say('searchPages')}
        choices={places?.pages.map(({ path, title }) => ({
          id: path,
          title: read(title ?? undefined) || path,
          note: path,
        }))}
        chosen={address}
        none={say('noPages')}
        onChoose={onChoose}
      />
    );
  if (kind === 'anchor')
    return (
      <ChoiceList
        label={say('searchAnchors')}
        choices={listAnchors(editor.getTree(), { catalog, language: { say, read, language } })}
        chosen={address}
        none={say('noAnchors')}
        onChoose={onChoose}
      />
    );
  if (kind === 'file') return <FileShelf onPick={({ url }) => onChoose(url)} />;
  return <TypedAddress key={kind} kind={kind} address={address} onChoose={onChoose} />;
}

const typed = {
  mail: { prefix: 'mailto:', type: 'email', example: 'name@example.com', isSound: isMail },
  phone: { prefix: 'tel:', type: 'tel', example: '02 123 4567', isSound: isPhone },
  outside: {
    prefix: '',
    type: 'url',
    example: 'https://example.com',
    isSound: (text: string) => describeAddress(text, undefined).kind === 'outside',
  },
} as const;

function TypedAddress({ kind, address, onChoose }: Omit<Props, 'onClose'> & { kind: keyof typeof typed }) {
  const { say } = useLanguage();
  const id = useId();
  const field = useFirstFocus<HTMLInputElement>();
  const { prefix, type, example, isSound } = typed[kind];
  const isOwn = describeAddress(address, undefined).kind === kind;
  const [text, setText] = useState(isOwn ? address.slice(prefix.length) : '');
  const full = kind === 'outside' && text !== '' && !/^[a-z]+:/i.test(text) ? `https://${text}` : text;
  const isReady = isSound(full.trim());
  return (
    <form
      className="bd-link-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (isReady) onChoose(prefix + (kind === 'phone' ? full.replace(/[\s().-]/g, '') : full.trim()));
      }}
    >
      <label htmlFor={id}>{say(`linkKind_${kind}`)}</label>
      <input
        ref={field}
        id={id}
        className="bd-input"
        type={type}
        placeholder={example}
        value={text}
        aria-invalid={(text !== '' && !isReady) || undefined}
        onChange={(event) => setText(event.target.value)}
      />
      {text !== '' && !isReady && <p className="bd-error">{say('leads_invalid')}</p>}
      <footer>
        <button type="submit" className="bd-button bd-button--primary" disabled={!isReady}>
          {say('done')}
        </button>
      </footer>
    </form>
  );
}
