import { useEffect, useState } from 'react';
import { useApi } from '../context/useApi.ts';
import { useCallMessage } from '../language/useCallMessage.ts';
import { useText } from '../language/useText.ts';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { Logo } from '../ui/icons/Logo.tsx';
import { staffTexts } from './staffTexts.ts';
import type { OwnSite } from './useOwnSites.ts';

const onlySiteMs = 1000;

/** Switches to another of the person's sites. Without `onCancel` there is no current site, and one must be chosen. */
export function SiteDialog({ sites, onCancel }: { sites: OwnSite[]; onCancel?: () => void }) {
  const say = useText(staffTexts);
  const api = useApi();
  const explain = useCallMessage();
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: one site chooses itself once
  useEffect(() => {
    if (!only) return;
    const timer = setTimeout(() => choose(only), onlySiteMs);
    return () => clearTimeout(timer);
  }, [only]);

  return (
    <Dialog title={say('chooseSite')} onClose={onCancel} size="wide">
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
              {site.logo ? <img src={site.logo} alt="" width={40} height={40} /> : <Logo size={40} />}
              <strong>{site.name}</strong>
              <span>{site.host}</span>
              {site.current && <em>{say('active')}</em>}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
