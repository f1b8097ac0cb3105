import { useState } from 'react';
import { Icon, Link, Logo, useText, type WidgetViewProps } from 'sala/runtime';
import type { ListedSite } from '../parts/listedSite.ts';
import { Panel } from '../parts/Panel.tsx';
import { siteTexts } from '../parts/siteTexts.ts';
import { useEnterSite } from '../parts/useEnterSite.ts';
import { useScreen } from '../parts/useScreen.ts';
import './sites_list.css';

/** All sites of the server, for root. */
export function SitesList({ object, data }: WidgetViewProps<{ kind: string }>) {
  const say = useText(siteTexts);
  const answer = data?.sites as unknown as { data: ListedSite[] } | undefined; // what config.sites answers
  const screen = useScreen(object.uid, answer !== undefined);
  const { enter, refusal } = useEnterSite();
  const [filter, setFilter] = useState('');
  const { kind } = object;
  const base = kind === 'collection' ? '/origin/collection' : '/origin/unit';
  const wanted = filter.trim().toLowerCase();
  const sites = (answer?.data ?? [])
    .filter(({ type }) => !kind || type === kind)
    .filter(({ name, hosts }) => !wanted || `${name} ${hosts.join(' ')}`.toLowerCase().includes(wanted));
  return (
    <Panel
      title={say(kind === 'collection' ? 'collections' : kind === 'unit' ? 'units' : 'all')}
      lead={say('count', { count: sites.length })}
      {...screen.panel}
      notice={refusal ? { text: refusal, failed: true } : undefined}
      tools={
        <Link className="s-button s-button--primary" to={`${base}/add`}>
          <Icon name="plus" /> {say('add')}
        </Link>
      }
    >
      <div className="w-config__filter">
        <input
          className="s-input"
          type="search"
          aria-label={say('filter')}
          placeholder={say('filter')}
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
        />
      </div>
      {answer && sites.length === 0 && <p className="w-config__empty">{say('none')}</p>}
      <ul className="w-sites">
        {sites.map((site) => (
          <li key={site.id} data-suspended={site.suspendedAt !== null || undefined}>
            {site.logo ? <img src={site.logo} alt="" width={40} height={40} /> : <Logo size={40} />}
            <span>
              <Link className="w-config__name" to={`${base}/detail/${site.id}`}>
                {site.name}
              </Link>
              {site.current && <span className="w-config__badge w-config__badge--good">{say('current')}</span>}
              {site.suspendedAt && <span className="w-config__badge w-config__badge--off">{say('suspended')}</span>}
              <small className="w-config__quiet">{site.hosts[0] ?? say('noHost')}</small>
            </span>
            <small className="w-config__quiet">
              {say(site.type)} · {say('people', { count: site.people })} ·{' '}
              {say('plugins', { count: site.plugins.length })}
            </small>
            {!site.current && !site.suspendedAt && site.hosts.length > 0 && (
              <button
                type="button"
                className="s-button s-button--small s-button--outline"
                onClick={() => enter(site.id)}
              >
                {say('enter')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
