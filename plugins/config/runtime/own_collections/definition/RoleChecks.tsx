import { roleNames } from 'sala/schemas';
import type { SiteRoles } from '../../parts/ownRole.ts';
import { useRoleName } from '../../parts/useRoleName.ts';

interface Props {
  legend: string;
  roles: readonly string[];
  own: SiteRoles['own'];
  onChange: (roles: string[]) => void;
}

/** Any number of roles, those of the site too. */
export function RoleChecks({ legend, roles, own, onChange }: Props) {
  const roleName = useRoleName(own);
  const names = [...roleNames.filter((name) => name !== 'public'), ...own.map(({ id }) => id)];
  return (
    <fieldset className="w-own_roles">
      <legend>{legend}</legend>
      {names.map((name) => (
        <label key={name} className="w-config__check">
          <input
            type="checkbox"
            checked={roles.includes(name)}
            onChange={({ target }) => onChange(target.checked ? [...roles, name] : roles.filter((one) => one !== name))}
          />
          <span>{roleName(name)}</span>
        </label>
      ))}
    </fieldset>
  );
}
