import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useNavigate, useText, type WidgetViewProps } from 'sala/runtime';
import { Panel } from '../parts/Panel.tsx';
import { useCall, useSend } from '../parts/useCall.ts';
import { MenuEditor } from './MenuEditor.tsx';
import { PluginSwitches } from './PluginSwitches.tsx';
import { choiceTexts, settingTexts } from './settingTexts.ts';
import type { Save, SiteValues } from './siteSettings.ts';

/** Everything that those who run a site decide about it. Each part is saved by itself. */
export function SiteSettings(_: WidgetViewProps<object>) {
  const say = useText(settingTexts);
  const navigate = useNavigate();
  const { answer, failure } = useCall<SiteValues>('/api/site');
  const [saved, setSaved] = useState<SiteValues>();
  const { send, notice, busy } = useSend(say('done'));
  const values = saved ?? answer?.data;
  const save: Save = async (change) => {
    const next = await send<SiteValues>('PUT', '/api/site', change);
    if (!next) return;
    setSaved(next);
    // Header, menu and colours stand around this screen.
    navigate(location.href, { refresh: true });
  };
  return (
    <Panel
      title={say('title')}
      notice={failure ? { text: failure, failed: true } : notice}
      loading={!values && !failure}
    >
      {values && (
        <>
          <General values={values} busy={busy} onSave={save} />
          <Look values={values} busy={busy} onSave={save} />
          <Accounts values={values} busy={busy} onSave={save} />
          <MenuEditor menu={values.menu} busy={busy} onSave={save} />
          <PluginSwitches values={values} busy={busy} onSave={save} />
        </>
      )}
    </Panel>
  );
}

interface PartProps {
  values: SiteValues;
  busy: boolean;
  onSave: Save;
}

const general = ['name', 'homepage', 'footer', 'marquee', 'userMenuEndpoint'] as const;

function General({ values, busy, onSave }: PartProps) {
  const say = useText(settingTexts);
  return (
    <Part title={say('general')} busy={busy} onSubmit={(form) => onSave(Object.fromEntries(form))}>
      {general.map((name) => (
        <Field key={name} label={say(name)} name={name} value={values[name] ?? ''} required={name === 'name'} />
      ))}
      <Choice label={say('language')} name="language" value={values.language} options={['th', 'en']} />
      <Choice label={say('type')} name="type" value={values.type} options={['unit', 'collection', 'origin']} />
    </Part>
  );
}

function Look({ values, busy, onSave }: PartProps) {
  const say = useText(settingTexts);
  const { theme } = values;
  const submit = (form: FormData) => {
    const { logo, favicon, ...look } = Object.fromEntries(form);
    return onSave({ logo, favicon, theme: look });
  };
  return (
    <Part title={say('look')} busy={busy} onSubmit={submit}>
      <Field label={say('logo')} name="logo" value={values.logo ?? ''} />
      <Field label={say('favicon')} name="favicon" value={values.favicon ?? ''} />
      <Field label={say('brand')} name="brand" type="color" value={theme.brand || '#0b6b57'} />
      <Field label={say('accent')} name="accent" type="color" value={theme.accent || '#e0a11b'} />
      <Field label={say('font')} name="font" value={theme.font ?? ''} />
      <Choice label={say('radius')} name="radius" value={theme.radius ?? 'soft'} options={['sharp', 'soft', 'round']} />
    </Part>
  );
}

const flags = ['registrationOpen', 'requireConfirmedEmail', 'blockPaste'] as const;
const numbers = ['lockAfter', 'lockMinutes'] as const;

function Accounts({ values, busy, onSave }: PartProps) {
  const say = useText(settingTexts);
  const { accounts } = values;
  const submit = (form: FormData) => {
    const chosen = Object.fromEntries(flags.map((name) => [name, form.has(name)]));
    const counted = Object.fromEntries(numbers.map((name) => [name, Number(form.get(name))]));
    return onSave({ accounts: { ...accounts, ...chosen, ...counted } });
  };
  return (
    <Part title={say('accounts')} busy={busy} onSubmit={submit}>
      {flags.map((name) => (
        <label key={name} className="w-config__check">
          <input type="checkbox" name={name} defaultChecked={accounts[name]} /> {say(name)}
        </label>
      ))}
      {numbers.map((name) => (
        <Field key={name} label={say(name)} name={name} type="number" value={String(accounts[name])} />
      ))}
    </Part>
  );
}

interface PartFrame {
  title: string;
  busy: boolean;
  onSubmit(form: FormData): Promise<void>;
  children: ReactNode;
}

function Part({ title, busy, onSubmit, children }: PartFrame) {
  const say = useText(settingTexts);
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget));
  }
  return (
    <form className="w-config__group" onSubmit={handleSubmit}>
      <h2>{title}</h2>
      <div className="w-config__fields">{children}</div>
      <div>
        <button type="submit" className="s-button s-button--primary" disabled={busy}>
          {say('save')}
        </button>
      </div>
    </form>
  );
}

function Field(props: { label: string; name: string; value: string; type?: string; required?: boolean }) {
  const { label, name, value, type = 'text', required } = props;
  const id = useId();
  return (
    <div className="s-field">
      <label className="s-field__label" htmlFor={id}>
        {label}
      </label>
      <input id={id} className="s-input" name={name} type={type} defaultValue={value} required={required} />
    </div>
  );
}

interface ChoiceProps {
  label: string;
  name: string;
  value: string;
  options: (keyof typeof choiceTexts)[];
}

function Choice({ label, name, value, options }: ChoiceProps) {
  const id = useId();
  const say = useText(choiceTexts);
  return (
    <div className="s-field">
      <label className="s-field__label" htmlFor={id}>
        {label}
      </label>
      <select id={id} className="s-input" name={name} defaultValue={value}>
        {options.map((option) => (
          <option key={option} value={option}>
            {say(option)}
          </option>
        ))}
      </select>
    </div>
  );
}
