import { useText } from 'sala/runtime';
import { TextInput } from '../parts/TextInput.tsx';
import { Choice } from './Choice.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { settingTexts } from './settingTexts.ts';
import type { Save, SiteValues } from './siteSettings.ts';

const flags = ['registrationOpen', 'requireConfirmedEmail', 'blockPaste'] as const;
const demands = ['own', 'administrators', 'staff', 'everyone'] as const;
const numbers = { lockAfter: [3, 100], lockMinutes: [1, 1440] } as const;

export function AccountsPart({ values, busy, onSave }: { values: SiteValues; busy: boolean; onSave: Save }) {
  const say = useText(settingTexts);
  const { accounts } = values;
  const names = Object.keys(numbers) as (keyof typeof numbers)[];
  const submit = (form: FormData) => {
    const chosen = Object.fromEntries(flags.map((name) => [name, form.has(name)]));
    const counted = Object.fromEntries(names.map((name) => [name, Number(form.get(name))]));
    const secondFactor = String(form.get('secondFactor'));
    return onSave({ accounts: { ...accounts, ...chosen, ...counted, secondFactor } });
  };
  return (
    <SettingsForm title={say('accounts')} busy={busy} onSubmit={submit}>
      <div>
        {flags.map((name) => (
          <label key={name} className="w-config__check">
            <input type="checkbox" name={name} defaultChecked={accounts[name]} /> <span>{say(name)}</span>
          </label>
        ))}
      </div>
      <div className="w-config__fields">
        <Choice label={say('secondFactor')} name="secondFactor" value={accounts.secondFactor} options={demands} />
        {names.map((name) => (
          <TextInput
            key={name}
            label={say(name)}
            name={name}
            type="number"
            min={numbers[name][0]}
            max={numbers[name][1]}
            defaultValue={accounts[name]}
            required
          />
        ))}
      </div>
    </SettingsForm>
  );
}
