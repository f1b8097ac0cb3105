import { useText } from 'sala/runtime';
import { FileAddress } from '../parts/FileAddress.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { settingTexts } from './settingTexts.ts';
import { companyFields, companyFlags, companyPictures, type Save, type SiteValues } from './siteSettings.ts';

const longest = {
  name: 255,
  address: 500,
  taxId: 20,
  branchCode: 5,
  phone: 50,
  email: 255,
  bankName: 200,
  accountNumber: 200,
  accountName: 200,
  promptPay: 15,
};

interface Props {
  values: SiteValues;
  busy: boolean;
  onSave: Save;
}

/** The company as its documents name it. */
export function CompanyPart({ values, busy, onSave }: Props) {
  const say = useText(settingTexts);
  const submit = (form: FormData) => {
    const flags = Object.fromEntries(companyFlags.map((flag) => [flag, form.has(flag)]));
    return onSave({ company: { ...Object.fromEntries(form), ...flags } });
  };
  return (
    <SettingsForm title={say('company')} busy={busy} onSubmit={submit}>
      <div className="w-config__fields">
        {companyFields.map((field) => (
          <TextInput
            key={field}
            label={say(`company_${field}`)}
            name={field}
            defaultValue={values.company?.[field] ?? ''}
            maxLength={longest[field]}
            help={field === 'address' || field === 'taxId' ? say(`${field}_help`) : undefined}
          />
        ))}
        {companyPictures.map((field) => (
          <FileAddress key={field} label={say(`company_${field}`)} name={field} value={values.company?.[field] ?? ''} />
        ))}
      </div>
      {companyFlags.map((flag) => (
        <div key={flag}>
          <label className="w-config__check">
            <input type="checkbox" name={flag} defaultChecked={values.company?.[flag]} />{' '}
            <span>{say(`company_${flag}`)}</span>
          </label>
          <p className="w-config__quiet">{say(`${flag}_hint`)}</p>
        </div>
      ))}
    </SettingsForm>
  );
}
