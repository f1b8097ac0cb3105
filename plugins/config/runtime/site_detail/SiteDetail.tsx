import { useState } from 'react';
import {
  ConfirmDialog,
  Link,
  useLanguage,
  useMoment,
  usePage,
  useText,
  useWidgetAddress,
  type WidgetViewProps,
} from 'sala/runtime';
import { readText } from 'sala/schemas';
import type { SiteDetail as Detail } from '../parts/listedSite.ts';
import { Panel } from '../parts/Panel.tsx';
import type { PeopleAnswer } from '../parts/person.ts';
import { Section } from '../parts/Section.tsx';
import { siteTexts } from '../parts/siteTexts.ts';
import { useEnterSite } from '../parts/useEnterSite.ts';
import { useScreen } from '../parts/useScreen.ts';
import { SiteHosts } from './SiteHosts.tsx';
import { SiteMembers } from './SiteMembers.tsx';

/** One site for root: facts, host names and people; suspend, resume and enter. */
export function SiteDetail({ object, data }: WidgetViewProps<object>) {
  const say = useText(siteTexts);
  const [address, change] = useWidgetAddress(object.uid);
  const answer = data?.site as unknown as { site: { data: Detail } | null; people?: PeopleAnswer } | undefined; // config.site
  const screen = useScreen(object.uid, answer !== undefined);
  const { enter, refusal } = useEnterSite();
  const [asking, setAsking] = useState(false);
  const base = usePage().route.path.split('/').slice(0, 3).join('/');
  const site = answer?.site?.data;
  const set = (name: 'suspend' | 'resume') =>
    screen.send({ method: 'POST', path: `/api/sites/${site?.id}/${name}`, done: say(`${name}Done`) });
  return (
    <Panel
      title={site?.name ?? say('facts')}
      back={{ to: base, title: say('all') }}
      {...screen.panel}
      notice={refusal ? { text: refusal, failed: true } : screen.panel.notice}
      tools={
        site && (
          <>
            {!site.current && !site.suspendedAt && (
              <button type="button" className="s-button s-button--outline" onClick={() => enter(site.id)}>
                {say('enter')}
              </button>
            )}
            <Link className="s-button s-button--primary" to={`${base}/edit/${site.id}`}>
              {say('edit')}
            </Link>
          </>
        )
      }
    >
      {answer?.site === null && <p className="w-config__empty">{say('missing')}</p>}
      {site && (
        <>
          <div className="w-config__columns">
            <Section title={say('facts')}>
              <Facts site={site} />
              {!site.current && (
                <div className="w-config__line">
                  {site.suspendedAt ? (
                    <button type="button" className="s-button s-button--outline" onClick={() => set('resume')}>
                      {say('resume')}
                    </button>
                  ) : (
                    <button type="button" className="s-button s-button--outline" onClick={() => setAsking(true)}>
                      {say('suspend')}
                    </button>
                  )}
                </div>
              )}
            </Section>
            <Section title={say('hosts')} lead={say('hostsHelp')}>
              <SiteHosts site={site} screen={screen} />
            </Section>
          </div>
          {answer?.people && (
            <SiteMembers
              uid={object.uid}
              people={answer.people}
              search={address.q ?? ''}
              onChange={(changes) => change(changes)}
            />
          )}
        </>
      )}
      {site && asking && (
        <ConfirmDialog
          title={say('suspendAsk', { name: site.name })}
          text={say('suspendText')}
          action={say('suspend')}
          danger
          perform={() => set('suspend')}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  );
}

function Facts({ site }: { site: Detail }) {
  const say = useText(siteTexts);
  const language = useLanguage();
  const tell = useMoment();
  const on = site.available.filter(({ on, core }) => on && !core);
  const facts: [string, string][] = [
    [say('type'), say(site.type)],
    [say('language'), say(site.language)],
    [say('timeZone'), site.timeZone],
    [say('made'), tell(site.createdAt)],
    ...(site.suspendedAt ? [[say('suspended'), tell(site.suspendedAt)] satisfies [string, string]] : []),
    [say('pluginsOn'), on.map(({ title }) => readText(title, language)).join(', ') || '–'],
  ];
  return (
    <dl className="w-config__facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
