import { useId } from 'react';
import { useText } from 'sala/runtime';
import { TextInput } from '../../parts/TextInput.tsx';
import { audiences, type SheetDraft } from './sheetDraft.ts';
import { sheetTexts } from './sheetTexts.ts';

type Head = Pick<SheetDraft, 'title' | 'name' | 'audience'>;

/** What a new collection is called, and who uses it. */
export function DraftHead({ draft, onChange }: { draft: Head; onChange: (changes: Partial<Head>) => void }) {
  const say = useText(sheetTexts);
  const id = useId();
  const { title, name, audience } = draft;
  return (
    <div className="w-config__fields">
      {(['th', 'en'] as const).map((language) => (
        <TextInput
          key={language}
          label={say(language === 'th' ? 'titleTh' : 'titleEn')}
          lang={language}
          value={title[language]}
          maxLength={100}
          onChange={({ target }) => onChange({ title: { ...title, [language]: target.value } })}
        />
      ))}
      <TextInput
        label={say('name')}
        help={say('nameHelp')}
        value={name}
        maxLength={50}
        required
        autoCapitalize="none"
        onChange={({ target }) => onChange({ name: target.value.toLowerCase().replace(/[\s-]+/g, '_') })}
      />
      <div className="s-field">
        <label className="s-field__label" htmlFor={id}>
          {say('audience')}
        </label>
        <select
          id={id}
          className="s-input"
          value={audience}
          onChange={({ target }) => onChange({ audience: audiences.find((one) => one === target.value) ?? 'staff' })}
        >
          {audiences.map((one) => (
            <option key={one} value={one}>
              {say(one)}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
