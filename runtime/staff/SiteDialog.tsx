import { useEffect, useRef, useState } from 'react';
import { useApi } from '../api/useApi.ts';
import { useCallMessage } from '../api/useCallMessage.ts';
import { Mark } from '../icons/Mark.tsx';
import { useText } from '../language/useText.ts';
import { staffTexts } from './staffTexts.ts';
import type { OwnSite } from './useOwnSites.ts';

const onlySiteMs = 1000;

/** Goes to another of one's sites. Without `onCancel` there is no site to stay on, and one must be chosen. */
export function SiteDialog({ sites, onCancel }: { sites: OwnSite[]; onCancel?: () => void }) {
  const say = useText(staffTexts);
  const api = useApi();
  const explain = useCallMessage();
  const dialog = useRef<HTMLDialogElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const only = !onCancel && sites.length === 1 ? sites[0] : undefined;

  async function choose(site: OwnSite) {
    try {
      const { data } = await api<{ data: { url: string } }>('/api/sites/switch', {
        method: 'POST',
        body: { siteId: site.id },
      });
      location.assign(data.url);
    } catch (error) {
      setRefusal(explain(error));
    }
  }

  useEffect(() => dialog.current?.showModal(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one site chooses itself once
  useEffect(() => {
    if (!only) return;
    const timer = setTimeout(() => choose(only), onlySiteMs);
    return () => clearTimeout(timer);
  }, [only]);

  return (
    <dialog
      ref={dialog}
      className="s-dialog"
      aria-label={say('chooseSite')}
      onCancel={(event) => {
        event.preventDefault();
        onCancel?.();
      }}
    >
      <h2>{say('chooseSite')}</h2>
      <p role="status">{refusal ?? (only ? say('onlySite') : '')}</p>
      {sites.length === 0 && <p>{say('noSites')}</p>}
      <ul className="s-sites">
        {sites.map((site) => (
          <li key={site.id}>
            <button
              type="button"
              className="s-sites__site"
              disabled={site.current || !site.host}
              onClick={() => choose(site)}
            >
              {site.logo ? <img src={site.logo} alt="" width={40} height={40} /> : <Mark size={40} />}
              <strong>{site.name}</strong>
              <span>{site.host}</span>
              {site.current && <em>{say('active')}</em>}
            </button>
          </li>
        ))}
      </ul>
      {onCancel && (
        <button type="button" className="s-button s-button--outline" onClick={onCancel}>
          {say('cancel')}
        </button>
      )}
    </dialog>
  );
}
