import { type FormEvent, type ReactNode, useState } from 'react';
import { Link, useNavigate, usePage, useText, type WidgetViewProps } from 'sala/runtime';
import { LeaveGuard } from '../parts/LeaveGuard.tsx';
import type { ListedSite, SiteDetail } from '../parts/listedSite.ts';
import { Panel } from '../parts/Panel.tsx';
import { readForm } from '../parts/readForm.ts';
import { Section } from '../parts/Section.tsx';
import { siteTexts } from '../parts/siteTexts.ts';
import { TextInput } from '../parts/TextInput.tsx';
import { useScreen } from '../parts/useScreen.ts';
import { AllowedPlugins } from './AllowedPlugins.tsx';
import { PluginChoices } from './PluginChoices.tsx';

type Answer = {
  site: { data: Partial<SiteDetail> & Pick<SiteDetail, 'available'> } | null;
  sites?: { data: ListedSite[] };
};

/** Creates or edits a site. */
export function SiteForm({ object, data }: WidgetViewProps<{ kind: string }>) {
  const say = useText(siteTexts);
  const answer = data?.site as unknown as Answer | undefined; // what config.site answers
  const screen = useScreen(object.uid, answer !== undefined);
  const base = usePage().route.path.split('/').slice(0, 3).join('/');
  const site = answer?.site?.data;
  return (
    <Panel
      title={site?.name ? say('editTitle', { name: site.name }) : say('newTitle')}
      back={site?.id ? { to: `${base}/detail/${site.id}`, title: site.name ?? '' } : { to: base, title: say('all') }}
      {...screen.panel}
    >
      {answer?.site === null && <p className="w-config__empty">{say('missing')}</p>}
      {site && (
        <Fields site={site} templates={answer?.sites?.data ?? []} base={base} kind={object.kind} screen={screen} />
      )}
    </Panel>
  );
}

interface Props {
  site: Partial<SiteDetail> & Pick<SiteDetail, 'available'>;
  templates: ListedSite[];
  base: string;
  kind: string;
  screen: ReturnType<typeof useScreen>;
}

const zones = ['Asia/Bangkok', 'Asia/Singapore', 'Asia/Tokyo', 'UTC', 'Europe/London', 'America/New_York'];

function Fields({ site, templates, base, kind, screen }: Props) {
  const say = useText(siteTexts);
  const navigate = useNavigate();
  const [plugins, setPlugins] = useState(site.plugins ?? ['cms']);
  const [allowed, setAllowed] = useState(site.allowedPlugins ?? null);
  const [dirty, setDirty] = useState(false);
  const isNew = site.id === undefined;

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { host = '', template, ...fields } = readForm(event.currentTarget);
    const on = plugins.filter((id) => !allowed || allowed.includes(id));
    const limit = allowed ? { allowedPlugins: allowed } : isNew ? {} : { allPluginsAllowed: true };
    const body = {
      ...fields,
      plugins: on,
      ...limit,
      ...(isNew ? { hosts: [host], ...(template && { template }) } : {}),
    };
    const made = await screen.send<{ id: string }>({
      method: isNew ? 'POST' : 'PUT',
      path: isNew ? '/api/sites' : `/api/sites/${site.id}`,
      body,
      done: say(isNew ? 'created' : 'saved'),
    });
    if (!made) return;
    setDirty(false);
    await navigate(`${base}/detail/${made.id}`);
  }

  return (
    <form className="w-config__form" onSubmit={save} onChange={() => setDirty(true)}>
      <LeaveGuard dirty={dirty} />
      <Section title={say('facts')}>
        <div className="w-config__fields">
          <TextInput label={say('name')} name="name" defaultValue={site.name} maxLength={120} required />
          {isNew && (
            <TextInput
              label={say('host')}
              help={say('hostExample')}
              name="host"
              pattern="[a-zA-Z0-9]([a-zA-Z0-9.\-]*[a-zA-Z0-9])?"
              maxLength={253}
              required
              spellCheck={false}
              autoCapitalize="none"
            />
          )}
          <Select label={say('type')} name="type" value={site.type ?? kind}>
            {(['unit', 'collection', 'origin'] as const).map((type) => (
              <option key={type} value={type}>
                {say(type)}
              </option>
            ))}
          </Select>
          <Select label={say('language')} name="language" value={site.language ?? 'th'}>
            {(['th', 'en'] as const).map((language) => (
              <option key={language} value={language}>
                {say(language)}
              </option>
            ))}
          </Select>
          {!isNew && (
            <Select label={say('timeZone')} name="timeZone" value={site.timeZone ?? 'Asia/Bangkok'}>
              {[...new Set([site.timeZone ?? 'Asia/Bangkok', ...zones])].map((zone) => (
                <option key={zone}>{zone}</option>
              ))}
            </Select>
          )}
          {isNew && (
            <Select label={say('beginning')} name="template" value="" help={say('beginningHelp')}>
              <option value="">{say('empty')}</option>
              {templates.map(({ id, name }) => (
                <option key={id} value={id}>
                  {say('copyOf', { name })}
                </option>
              ))}
            </Select>
          )}
        </div>
      </Section>
      <Section title={say('pluginsOn')} lead={say('pluginsHelp')}>
        <PluginChoices
          available={site.available.filter(({ id }) => !allowed || allowed.includes(id))}
          chosen={plugins}
          onChange={setPlugins}
        />
      </Section>
      <AllowedPlugins available={site.available} allowed={allowed} onChange={setAllowed} />
      <div className="w-config__line">
        <button type="submit" className="s-button s-button--primary" disabled={screen.busy}>
          {say(isNew ? 'create' : 'save')}
        </button>
        <Link className="s-button s-button--outline" to={isNew ? base : `${base}/detail/${site.id}`}>
          {say('cancel')}
        </Link>
      </div>
    </form>
  );
}

function Select(props: { label: string; name: string; value: string; help?: string; children: ReactNode }) {
  const { label, name, value, help, children } = props;
  return (
    <label className="s-field">
      <span className="s-field__label">{label}</span>
      <select className="s-input" name={name} defaultValue={value}>
        {children}
      </select>
      {help && <span className="s-field__help">{help}</span>}
    </label>
  );
}
