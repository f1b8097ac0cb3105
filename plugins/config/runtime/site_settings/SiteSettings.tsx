import { useNavigate, useText, type WidgetViewProps } from 'sala/runtime';
import { MenuForm } from '../menu_editor/MenuForm.tsx';
import { Panel } from '../parts/Panel.tsx';
import { useScreen } from '../parts/useScreen.ts';
import { useTab } from '../parts/useTab.ts';
import { AccountsPart } from './AccountsPart.tsx';
import { CompanyPart } from './CompanyPart.tsx';
import { CookiesPart } from './CookiesPart.tsx';
import { EditingPart } from './EditingPart.tsx';
import { GeneralPart } from './GeneralPart.tsx';
import { LookPart } from './LookPart.tsx';
import { PackagePart } from './PackagePart.tsx';
import { PluginSwitches } from './PluginSwitches.tsx';
import { settingTexts } from './settingTexts.ts';
import type { Save, SiteValues } from './siteSettings.ts';
import './site_settings.css';

const tabs = ['general', 'look', 'menu', 'accounts', 'plugins', 'package'] as const;

/** The settings of a site. Each part is saved separately. */
export function SiteSettings({ object, data }: WidgetViewProps<object>) {
  const say = useText(settingTexts);
  const navigate = useNavigate();
  const values = (data?.settings as unknown as { data: SiteValues } | undefined)?.data; // what config.settings answers
  const screen = useScreen(object.uid, values !== undefined);
  const [tab, setTab] = useTab(object.uid, tabs);
  const save: Save = async (change) => {
    const taken = await screen.send({ method: 'PUT', path: '/api/site', body: change, done: say('done') });
    // Header, menu and colours are drawn around this screen.
    if (taken) await navigate(location.href, { refresh: true });
    return taken !== undefined;
  };
  const part = values && { values, busy: screen.busy, onSave: save };
  return (
    <Panel title={say('title')} {...screen.panel}>
      <div className="w-config__tabs">
        {tabs.map((name) => (
          <button key={name} type="button" aria-pressed={tab === name} onClick={() => setTab(name)}>
            {say(name)}
          </button>
        ))}
      </div>
      {part && (
        <>
          {/* Hidden rather than unmounted: unsaved input of one part stays while another is shown. */}
          <div hidden={tab !== 'general'}>
            <GeneralPart {...part} />
            <CompanyPart {...part} />
            <CookiesPart {...part} />
          </div>
          <div hidden={tab !== 'look'}>
            <LookPart {...part} />
          </div>
          <div hidden={tab !== 'menu'}>
            <MenuForm menu={part.values.menu} busy={part.busy} onSave={save} />
          </div>
          <div hidden={tab !== 'accounts'}>
            <AccountsPart {...part} />
            <EditingPart {...part} />
          </div>
          <div hidden={tab !== 'plugins'}>
            <PluginSwitches {...part} />
          </div>
          {tab === 'package' && (
            <PackagePart name={part.values.name} onApplied={() => navigate(location.href, { refresh: true })} />
          )}
        </>
      )}
    </Panel>
  );
}
