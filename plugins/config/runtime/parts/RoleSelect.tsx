import type { Text } from 'sala/schemas';
import { useRoleName } from './useRoleName.ts';

interface Props {
  label: string;
  name?: string;
  value: string;
  names: string[];
  /** The site's own roles, for their titles. */
  own?: readonly { id: string; title: Text | string }[];
  /** Label of the empty option, where no role is allowed. */
  empty?: string;
  disabled?: boolean;
  onChange: (role: string) => void;
}

export function RoleSelect({ label, name, value, names, own, empty, disabled, onChange }: Props) {
  const roleName = useRoleName(own);
  return (
    <select
      className="s-input"
      name={name}
      aria-label={label}
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value)}
    >
      {empty && <option value="">{empty}</option>}
      {names.map((role) => (
        <option key={role} value={role}>
          {roleName(role)}
        </option>
      ))}
    </select>
  );
}
