import { useLanguage, useText } from 'sala/runtime';
import { languageTitles, readText } from 'sala/schemas';
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

/** What a site says of itself is asked for in both languages; the second may stay empty. */
export function GeneralPart({ values, busy, onSave }: Props) {
  const say = useText(settingTexts);
  const language = useLanguage();
  const own = values.language === 'en' ? 'en' : 'th';
  const other = own === 'th' ? 'en' : 'th';
  const submit = (form: FormData) => {
    const { nameInOther = '', footerInOther = '', marqueeInOther = '', ...change } = readTexts(form);
    const inBoth = (text = '', translated = '') =>
      translated ? { [own]: text || translated, [other]: translated } : text;
    return onSave({
      ...change,
      names: { ...values.names, [other]: nameInOther },
      footer: inBoth(change.footer, footerInOther),
      marquee: inBoth(change.marquee, marqueeInOther),
    });
  };
  const translation = (name: 'name' | 'footer' | 'marquee', text: string | undefined, maxLength: number) => (
    <TextInput
      label={say('translated', { what: say(name), language: readText(languageTitles[other], language) })}
      help={say('translatedHelp')}
      name={`${name}InOther`}
      defaultValue={text ?? ''}
      maxLength={maxLength}
      lang={other}
    />
  );
  const [footer, marquee] = [values.footer, values.marquee].map((text) =>
    typeof text === 'object' ? text : { [own]: text },
  );
  return (
    <SettingsForm title={say('general')} busy={busy} onSubmit={submit}>
      <div className="w-config__fields">
        <TextInput label={say('name')} name="name" defaultValue={values.name} maxLength={120} required />
        {translation('name', values.names?.[other], 120)}
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
          defaultValue={marquee?.[own] ?? ''}
          maxLength={500}
        />
        {translation('marquee', marquee?.[other], 500)}
        <TextInput
          label={say('mediaHosts')}
          help={say('mediaHostsHelp')}
          name="mediaHosts"
          defaultValue={values.mediaHosts ?? ''}
          pattern=" *([a-z0-9\-]+([.][a-z0-9\-]+)+( +|$))*"
          placeholder="images.example.com cdn.example.com"
          maxLength={1000}
        />
        <TextInput label={say('footer')} name="footer" defaultValue={footer?.[own] ?? ''} maxLength={1000} />
        {translation('footer', footer?.[other], 1000)}
      </div>
    </SettingsForm>
  );
}

function readTexts(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value).trim()]));
}
