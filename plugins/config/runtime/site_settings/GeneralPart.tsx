import { useText } from 'sala/runtime';
import { TextInput } from '../parts/TextInput.tsx';
import { Choice } from './Choice.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { settingTexts } from './settingTexts.ts';
import type { Save, SiteValues } from './siteSettings.ts';

const currencies = ['THB', 'USD', 'EUR', 'JPY', 'GBP', 'CNY', 'SGD', 'LAK'] as const;

interface Props {
  values: SiteValues;
  busy: boolean;
  onSave: Save;
}

export function GeneralPart({ values, busy, onSave }: Props) {
  const say = useText(settingTexts);
  return (
    <SettingsForm title={say('general')} busy={busy} onSubmit={(form) => onSave(Object.fromEntries(form))}>
      <div className="w-config__fields">
        <TextInput label={say('name')} name="name" defaultValue={values.name} maxLength={120} required />
        <TextInput
          label={say('homepage')}
          help={say('homepageHelp')}
          name="homepage"
          defaultValue={values.homepage ?? ''}
          pattern="/[^/\\].*|/"
          placeholder="/cms/page/…"
          maxLength={2000}
        />
        <Choice label={say('language')} name="language" value={values.language} options={['th', 'en']} />
        <Choice label={say('currency')} name="currency" value={values.currency} options={currencies} />
        <Choice label={say('type')} name="type" value={values.type} options={['unit', 'collection', 'origin']} />
        <TextInput
          label={say('userMenuEndpoint')}
          help={say('endpointHelp', { name: values.userMenuEndpoint })}
          name="userMenuEndpoint"
          defaultValue={values.userMenuEndpoint}
          pattern="[a-z][a-z0-9_\-]*"
          required
        />
        <TextInput
          label={say('marquee')}
          help={say('marqueeHelp')}
          name="marquee"
          defaultValue={values.marquee ?? ''}
          maxLength={500}
        />
        <TextInput
          label={say('mediaHosts')}
          help={say('mediaHostsHelp')}
          name="mediaHosts"
          defaultValue={values.mediaHosts ?? ''}
          pattern=" *([a-z0-9\-]+([.][a-z0-9\-]+)+( +|$))*"
          placeholder="images.example.com cdn.example.com"
          maxLength={1000}
        />
        <TextInput label={say('footer')} name="footer" defaultValue={values.footer ?? ''} maxLength={1000} />
      </div>
    </SettingsForm>
  );
}
