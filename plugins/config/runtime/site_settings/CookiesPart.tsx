import { useText } from 'sala/runtime';
import type { Text } from 'sala/schemas';
import { TextInput } from '../parts/TextInput.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import type { Save } from './siteSettings.ts';

interface CookieValues {
  ask?: boolean;
  text?: Text | string;
  privacy?: string;
}

const texts = {
  cookies: { th: 'คำถามเรื่องคุกกี้', en: 'The question about cookies' },
  ask: { th: 'ถามผู้เยี่ยมชมเรื่องคุกกี้', en: 'Ask visitors about cookies' },
  th: { th: 'ข้อความภาษาไทย', en: 'Text in Thai' },
  en: { th: 'ข้อความภาษาอังกฤษ', en: 'Text in English' },
  textHelp: { th: 'เว้นว่างเพื่อใช้ข้อความมาตรฐาน', en: 'Empty shows the usual text' },
  privacy: { th: 'หน้านโยบายความเป็นส่วนตัว', en: 'Page about privacy' },
  privacyHelp: {
    th: 'เว้นว่างเพื่อใช้หน้า /cms/page/privacy หากมี',
    en: 'Empty leads to /cms/page/privacy, where there is one',
  },
} satisfies Record<string, Text>;

/** Settings of the cookie banner. */
export function CookiesPart({ values, busy, onSave }: { values: object; busy: boolean; onSave: Save }) {
  const say = useText(texts);
  const { cookies = {} } = values as { cookies?: CookieValues }; // part of what `GET /api/site` answers
  const { ask = true, text = '', privacy = '' } = cookies;
  const [th, en] = typeof text === 'string' ? [text, text] : [text.th, text.en];
  const submit = (form: FormData) => {
    const read = (name: string) => String(form.get(name) ?? '').trim();
    const words = { th: read('th') || read('en'), en: read('en') || read('th') };
    return onSave({ cookies: { ask: form.has('ask'), text: words.th ? words : '', privacy: read('privacy') } });
  };
  return (
    <SettingsForm title={say('cookies')} busy={busy} onSubmit={submit}>
      <label className="w-config__check">
        <input type="checkbox" name="ask" defaultChecked={ask} /> <span>{say('ask')}</span>
      </label>
      <div className="w-config__fields">
        <TextInput label={say('th')} help={say('textHelp')} name="th" defaultValue={th} maxLength={1000} />
        <TextInput label={say('en')} help={say('textHelp')} name="en" defaultValue={en} maxLength={1000} />
        <TextInput
          label={say('privacy')}
          help={say('privacyHelp')}
          name="privacy"
          defaultValue={privacy}
          pattern="/[^/\\].*|https://.+"
          maxLength={2000}
        />
      </div>
    </SettingsForm>
  );
}
