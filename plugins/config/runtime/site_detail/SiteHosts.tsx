import { type FormEvent, useState } from 'react';
import { ConfirmDialog, useText } from 'sala/runtime';
import type { SiteDetail } from '../parts/listedSite.ts';
import { readForm } from '../parts/readForm.ts';
import { siteTexts } from '../parts/siteTexts.ts';
import type { useScreen } from '../parts/useScreen.ts';

/** The host names of a site. */
export function SiteHosts({ site, screen }: { site: SiteDetail; screen: ReturnType<typeof useScreen> }) {
  const say = useText(siteTexts);
  const [removed, setRemoved] = useState<string>();
  const { hosts } = site;
  const save = (next: string[]) =>
    screen.send({ method: 'PUT', path: `/api/sites/${site.id}/hosts`, body: { hosts: next }, done: say('hostsDone') });
  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { host } = readForm(form);
    if (host && (await save([...hosts, host]))) form.reset();
  }
  return (
    <>
      <ul className="w-config__list">
        {hosts.map((host, index) => (
          <li key={host}>
            <span>
              <strong>{host}</strong>
              {index === 0 && <span className="w-config__badge w-config__badge--good">{say('main')}</span>}
            </span>
            <span className="w-config__line">
              {index > 0 && (
                <button
                  type="button"
                  className="s-button s-button--small s-button--outline"
                  disabled={screen.busy}
                  onClick={() => save([host, ...hosts.filter((one) => one !== host)])}
                >
                  {say('makeMain')}
                </button>
              )}
              {hosts.length > 1 && (
                <button
                  type="button"
                  className="s-button s-button--small s-button--quiet"
                  aria-label={say('removeHost', { host })}
                  disabled={screen.busy}
                  onClick={() => setRemoved(host)}
                >
                  {say('remove')}
                </button>
              )}
            </span>
          </li>
        ))}
      </ul>
      <form className="w-config__filter" onSubmit={add}>
        <input
          className="s-input"
          name="host"
          required
          aria-label={say('host')}
          placeholder={say('hostExample')}
          pattern="[a-zA-Z0-9]([a-zA-Z0-9.\-]*[a-zA-Z0-9])?"
          maxLength={253}
          spellCheck={false}
          autoCapitalize="none"
        />
        <button type="submit" className="s-button s-button--outline" disabled={screen.busy}>
          {say('addHost')}
        </button>
      </form>
      {removed && (
        <ConfirmDialog
          title={say('removeHost', { host: removed })}
          text={say('removeHostText')}
          action={say('remove')}
          danger
          perform={() => save(hosts.filter((host) => host !== removed))}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </>
  );
}
