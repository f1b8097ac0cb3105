import { useText } from 'sala/runtime';
import type { Notice } from 'sala/schemas';
import type { SiteRoles } from '../../parts/ownRole.ts';
import { TextInput } from '../../parts/TextInput.tsx';
import { RoleChecks } from '../definition/RoleChecks.tsx';
import { SelectInput } from '../definition/SelectInput.tsx';
import { ruleTexts } from './stateTexts.ts';

interface Props {
  notice: Notice;
  roles: SiteRoles['own'];
  onChange: (notice: Notice) => void;
}

/** Who is told, and what. */
export function NoticeFields({ notice, roles: own, onChange }: Props) {
  const say = useText(ruleTexts);
  const { roles, to, ...rest } = notice;
  return (
    <>
      <SelectInput
        label={say('whom')}
        value={roles ? 'roles' : 'creator'}
        options={[
          { value: 'creator', title: to && to !== 'record.created_by' ? to : say('creator') },
          { value: 'roles', title: say('someRoles') },
        ]}
        onChange={(chosen) =>
          onChange(chosen === 'roles' ? { ...rest, roles: ['admin'] } : { ...rest, to: to ?? 'record.created_by' })
        }
      />
      {roles && (
        <RoleChecks
          legend={say('someRoles')}
          roles={roles}
          own={own}
          onChange={(changed) => onChange({ ...notice, roles: changed })}
        />
      )}
      <div className="w-config__fields">
        {(['th', 'en'] as const).map((one) => (
          <TextInput
            key={one}
            label={say(one === 'th' ? 'titleTh' : 'titleEn')}
            lang={one}
            value={notice.title[one]}
            maxLength={200}
            onChange={({ target }) => onChange({ ...notice, title: { ...notice.title, [one]: target.value } })}
          />
        ))}
      </div>
    </>
  );
}
