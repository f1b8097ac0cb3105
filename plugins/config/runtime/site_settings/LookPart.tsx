import { useState } from 'react';
import { useText } from 'sala/runtime';
import { FileAddress } from '../parts/FileAddress.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { BrandPreview } from './BrandPreview.tsx';
import { Choice } from './Choice.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { settingTexts } from './settingTexts.ts';
import type { Save, SiteValues } from './siteSettings.ts';

/** Sala's own colours, where the site has chosen none. */
const own = { brand: '#0b6b57', accent: '#e0a11b' };

export function LookPart({ values, busy, onSave }: { values: SiteValues; busy: boolean; onSave: Save }) {
  const say = useText(settingTexts);
  const { theme } = values;
  const [tried, setTried] = useState({
    brand: theme.brand || own.brand,
    accent: theme.accent || own.accent,
    radius: theme.radius ?? 'soft',
  });
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
        <TextInput
          label={say('font')}
          help={say('fontHelp')}
          name="font"
          defaultValue={theme.font ?? ''}
          pattern="[\w\s\-]*"
          list="w-config-fonts"
          maxLength={200}
        />
        <datalist id="w-config-fonts">
          <option value="IBM Plex Sans Thai" />
          <option value="Sarabun" />
          <option value="Noto Sans Thai" />
        </datalist>
      </div>
      <BrandPreview {...tried} name={values.name} />
    </SettingsForm>
  );
}
