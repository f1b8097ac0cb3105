import { useState } from 'react';
import { formatValue } from '../../../engine/layout/binding/formatValue.ts';
import { useRuntime } from '../../../runtime/context/RuntimeContext.ts';
import { createPreview, type PreviewLink, type PreviewTime, previewTimes, revokePreview } from '../../api/previews.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { useBuilder } from '../../ui/BuilderContext.ts';

interface Props {
  links: readonly PreviewLink[];
  /** A link was made or revoked. */
  onChange: () => void;
}

/** Links by which people without an account see the draft: made here, copied, revoked. */
export function PreviewLinks({ links, onChange }: Props) {
  const { draft, clipboard } = useBuilder();
  const { api, page } = useRuntime();
  const { say, language } = useLanguage();
  const [lasts, setLasts] = useState<PreviewTime>('week');
  const [address, setAddress] = useState('');
  const [told, setTold] = useState<'linkFailed' | 'linkCopied' | null>(null);
  const { timeZone } = page.get().payload.site;
  const writeTime = (time: string) =>
    formatValue(time, [{ name: 'datetime', argument: 'medium' }], { language, timeZone });
  const attempt = (work: Promise<unknown>) => {
    setTold(null);
    work.then(onChange, () => setTold('linkFailed'));
  };
  const make = async () => {
    const { path } = await createPreview(api, { key: draft.key, lasts });
    setAddress(new URL(path, location.href).href);
  };
  const copy = () => {
    clipboard.write(address).then(
      () => setTold('linkCopied'),
      () => undefined, // it stands there to be marked and copied
    );
  };
  return (
    <section className="bd-seeing__links" aria-label={say('linkTitle')}>
      <h3>{say('linkTitle')}</h3>
      <p className="bd-help">{say('linkHint')}</p>
      <div className="bd-seeing__bar">
        <label>
          <span>{say('linkLasts')}</span>
          <select
            className="bd-input"
            value={lasts}
            onChange={(event) => setLasts(previewTimes.find((each) => each === event.target.value) ?? 'week')}
          >
            {previewTimes.map((each) => (
              <option key={each} value={each}>
                {say(`linkLasts_${each}`)}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className="bd-button" onClick={() => attempt(make())}>
          {say('linkMake')}
        </button>
      </div>
      {address && (
        <div className="bd-seeing__bar">
          <input className="bd-input" readOnly value={address} aria-label={say('shareLinkAddress')} />
          <button type="button" className="bd-button" onClick={copy}>
            {say('linkCopy')}
          </button>
        </div>
      )}
      <p role="status">{told && say(told)}</p>
      <ul>
        {links.map(({ id, by, expiresAt }) => (
          <li key={id}>
            <span>{say('linkUntil', { name: by ?? say('versionBySystem'), time: writeTime(expiresAt) })}</span>
            <button type="button" className="bd-button" onClick={() => attempt(revokePreview(api, id))}>
              {say('linkRevoke')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
