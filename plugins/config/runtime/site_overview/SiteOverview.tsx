import { Link, useLanguage, useText, type WidgetViewProps } from 'sala/runtime';
import { readText, type Text } from 'sala/schemas';
import { LogList } from '../parts/LogList.tsx';
import type { LogEntry } from '../parts/logEntry.ts';
import { Panel } from '../parts/Panel.tsx';
import { Section } from '../parts/Section.tsx';
import { useRoleName } from '../parts/useRoleName.ts';
import { useScreen } from '../parts/useScreen.ts';
import { needTexts, overviewTexts } from './overviewTexts.ts';
import './site_overview.css';

interface Overview {
  people: {
    total: number;
    active: number;
    disabled: number;
    joined: number;
    signedIn: number;
    invited: number;
    roles: { role: string; count: number }[];
  };
  pages: { routes: number; stored: number; draftCount: number; drafts: { key: string; title: Text | string | null }[] };
  records: { total: number; collections: { name: string; title: Text; count: number }[] };
  plugins: { id: string; title: Text }[];
  changes: LogEntry[];
  needs: string[];
}

/** The page that resolves each open issue. */
const places: Record<string, string> = {
  logo: '/config/general',
  favicon: '/config/general',
  brand: '/config/general',
  footer: '/config/general',
  secondFactor: '/user/dashboard',
};

/** The dashboard of a site's administrators. */
export function SiteOverview({ object, data }: WidgetViewProps<object>) {
  const say = useText(overviewTexts);
  const language = useLanguage();
  const roleName = useRoleName();
  const overview = (data?.overview as unknown as { data: Overview } | undefined)?.data; // what config.overview answers
  const screen = useScreen(object.uid, overview !== undefined);
  const sayNeed = (need: string) => readText(needTexts[need], language) || need;
  return (
    <Panel title={say('title')} {...screen.panel}>
      {overview && (
        <>
          <ul className="w-site_overview__figures">
            <Figure count={overview.people.active} label={say('people')} to="/user/dashboard">
              {say('peopleMore', { joined: overview.people.joined, signedIn: overview.people.signedIn })}
            </Figure>
            <Figure count={overview.pages.stored} label={say('pages')} to="/config/tools">
              {say('pagesMore', { drafts: overview.pages.draftCount, shipped: overview.pages.routes })}
            </Figure>
            <Figure count={overview.records.total} label={say('records')}>
              {say('recordsMore', { count: overview.records.collections.length })}
            </Figure>
            <Figure count={overview.plugins.length} label={say('plugins')} to="/config/general">
              {overview.plugins.map(({ title }) => readText(title, language)).join(', ')}
            </Figure>
          </ul>
          <div className="w-config__columns">
            <Section title={say('needs')}>
              {overview.needs.length === 0 ? (
                <p className="w-config__empty">{say('nothingOpen')}</p>
              ) : (
                <ul className="w-config__list">
                  {overview.needs.map((need) => (
                    <li key={need}>
                      <span>{sayNeed(need)}</span>
                      {places[need] && <Link to={places[need]}>{say('settle')}</Link>}
                    </li>
                  ))}
                </ul>
              )}
            </Section>
            <Section title={say('changes')}>
              <LogList lines={overview.changes} />
              <Link to="/config/display">{say('allChanges')}</Link>
            </Section>
            <Section title={say('filled')}>
              {overview.records.collections.length === 0 && <p className="w-config__empty">{say('noRecords')}</p>}
              <Bars
                lines={overview.records.collections.map(({ name, title, count }) => ({
                  name,
                  title: readText(title, language),
                  count,
                }))}
              />
            </Section>
            <Section title={say('byRole')}>
              <Bars
                lines={overview.people.roles.slice(0, 10).map(({ role, count }) => ({
                  name: role,
                  title: roleName(role),
                  count,
                }))}
              />
            </Section>
          </div>
        </>
      )}
    </Panel>
  );
}

function Figure(props: { count: number; label: string; to?: string; children: string }) {
  const { count, label, to, children } = props;
  return (
    <li>
      <strong>{count.toLocaleString()}</strong>
      <span>{to ? <Link to={to}>{label}</Link> : label}</span>
      <small className="w-config__quiet">{children}</small>
    </li>
  );
}

function Bars({ lines }: { lines: { name: string; title: string; count: number }[] }) {
  const most = Math.max(1, ...lines.map(({ count }) => count));
  return (
    <ul className="w-site_overview__bars">
      {lines.map(({ name, title, count }) => (
        <li key={name}>
          <span>{title}</span>
          <meter value={count} max={most} aria-hidden="true" />
          <span>{count.toLocaleString()}</span>
        </li>
      ))}
    </ul>
  );
}
