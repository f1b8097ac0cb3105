import { useNavigate, useText, type WidgetViewProps } from 'sala/runtime';
import type { Text } from 'sala/schemas';
import * as configWords from '../../shared/configWords.ts';
import { Panel } from '../parts/Panel.tsx';
import { useScreen } from '../parts/useScreen.ts';
import { PackagePart } from '../site_settings/PackagePart.tsx';
import type { SiteValues } from '../site_settings/siteSettings.ts';
import '../site_settings/site_settings.css';

const texts = {
  title: configWords.sitePackage,
  lead: {
    th: 'หน้า เมนู โฟลว์ คอลเลกชัน และการตั้งค่าของเว็บไซต์นี้ ย้ายไปหรือมาจากเว็บไซต์อื่นเป็นไฟล์เดียว',
    en: 'Pages, menu, flows, collections and settings of this site, taken to another one or brought from it as one file.',
  },
} satisfies Record<string, Text>;

/** The configuration of this site as a file: taken along, compared, applied and undone. */
export function ConfigPackage({ object, data }: WidgetViewProps<object>) {
  const say = useText(texts);
  const navigate = useNavigate();
  const values = (data?.settings as unknown as { data: SiteValues } | undefined)?.data; // what config.settings answers
  const screen = useScreen(object.uid, values !== undefined);
  return (
    <Panel title={say('title')} lead={say('lead')} {...screen.panel}>
      {values && <PackagePart name={values.name} onApplied={() => navigate(location.href, { refresh: true })} />}
    </Panel>
  );
}
