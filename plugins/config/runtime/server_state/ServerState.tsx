import { Link, useText, type WidgetViewProps } from 'sala/runtime';
import type { Text } from 'sala/schemas';
import * as configWords from '../../shared/configWords.ts';
import type { ServerState as State } from '../jobs/job.ts';
import { ServerPanel } from '../jobs/ServerPanel.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Section } from '../parts/Section.tsx';
import { useScreen } from '../parts/useScreen.ts';
import { LeftOutPlugins } from '../site_settings/LeftOutPlugins.tsx';
import type { SiteValues } from '../site_settings/siteSettings.ts';
import '../jobs/jobs.css';

const texts = {
  title: configWords.serverConfig,
  lead: { th: 'สิ่งที่เว็บไซต์ทั้งหมดใช้ร่วมกัน', en: 'What all sites of this server share.' },
  places: { th: 'ตั้งค่าต่อที่', en: 'Settings elsewhere' },
  sites: configWords.allSites,
  gateways: configWords.gateways,
  mails: configWords.mailTemplates,
  jobs: configWords.jobs,
} satisfies Record<string, Text>;

const places = {
  sites: '/origin/dashboard',
  gateways: '/setup/gateway',
  mails: '/setup/email',
  jobs: '/setup/monitor',
} as const;

/** The server for root: its processes and queue, the plugins that it left out, and the way to its other settings. */
export function ServerState({ object, data }: WidgetViewProps<object>) {
  const say = useText(texts);
  const server = (data?.server as unknown as { data: State } | null | undefined)?.data; // what config.serverState answers
  const settings = (data?.settings as unknown as { data: SiteValues } | undefined)?.data; // what config.settings answers
  const screen = useScreen(object.uid, server !== undefined);
  return (
    <Panel title={say('title')} lead={say('lead')} {...screen.panel}>
      {server && <ServerPanel server={server} />}
      {settings?.leftOut && <LeftOutPlugins plugins={settings.leftOut} />}
      <Section title={say('places')}>
        <p className="w-config__tools">
          {(Object.keys(places) as (keyof typeof places)[]).map((name) => (
            <Link key={name} className="s-button s-button--outline" to={places[name]}>
              {say(name)}
            </Link>
          ))}
        </p>
      </Section>
    </Panel>
  );
}
