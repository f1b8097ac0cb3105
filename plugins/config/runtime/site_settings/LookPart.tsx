import { useState } from 'react';
import { Combobox, useLanguage, useText } from 'sala/runtime';
import { FileAddress } from '../parts/FileAddress.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { BrandPreview } from './BrandPreview.tsx';
import { Choice } from './Choice.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { settingTexts } from './settingTexts.ts';
import type { Save, SiteValues } from './siteSettings.ts';

/** Default colours. */
const own = { brand: '#0b6b57', accent: '#e0a11b' };
const fonts = ['IBM Plex Sans Thai', 'Sarabun', 'Noto Sans Thai'].map((name) => ({ id: name, title: name }));

export function LookPart({ values, busy, onSave }: { values: SiteValues; busy: boolean; onSave: Save }) {
  const say = useText(settingTexts);
  const language = useLanguage();
  const { theme } = values;
  const [tried, setTried] = useState({
    brand: theme.brand || own.brand,
    accent: theme.accent || own.accent,
    radius: theme.radius ?? 'soft',
  });
  const [font, setFont] = useState(theme.font ?? '');
  const submit = (form: FormData) => {
    const { logo, favicon, ...look } = Object.fromEntries(form);
    return onSave({ logo, favicon, theme: look });
  };
  const tryOut = (form: FormData) =>
    setTried({
      brand: String(form.get('brand')),
      accent: String(form.get('accent')),
      radius: (form.get('radius') as typeof tried.radius | null) ?? 'soft', // one of the options below
    });
  return (
    <SettingsForm title={say('look')} busy={busy} onSubmit={submit} onInput={tryOut}>
      <div className="w-config__fields">
        <FileAddress label={say('logo')} name="logo" value={values.logo ?? ''} />
        <FileAddress label={say('favicon')} name="favicon" value={values.favicon ?? ''} />
        <TextInput label={say('brand')} name="brand" type="color" defaultValue={tried.brand} />
        <TextInput label={say('accent')} name="accent" type="color" defaultValue={tried.accent} />
        <Choice label={say('radius')} name="radius" value={tried.radius} options={['sharp', 'soft', 'round']} />
        <Combobox
          freeText
          label={say('font')}
          help={say('fontHelp')}
          name="font"
          value={font}
          onChange={setFont}
          choices={fonts}
          pattern="[\w\s\-]*"
          maxLength={200}
        />
      </div>
      <BrandPreview {...tried} name={values.names?.[language] || values.name} />
    </SettingsForm>
  );
}
