import { useText } from 'sala/runtime';
import { useRoleName } from '../parts/useRoleName.ts';
import { approverRoles, type TierDraft, type Tiers } from './tierDraft.ts';
import { tierTexts } from './tierTexts.ts';

interface Props {
  draft: TierDraft;
  tiers: Tiers;
  /** Of the level. */
  name: string;
  disabled: boolean;
  onChange: (draft: TierDraft) => void;
}

/** Who approves at a level: given roles, and those of the site. */
export function TierRoles({ draft, tiers, name, disabled, onChange }: Props) {
  const say = useText(tierTexts);
  const roleName = useRoleName(tiers.ownRoles);
  const { roles } = draft;
  // A role that is not there any more can be taken out.
  const choices = [...new Set([...approverRoles(tiers), ...roles])];
  const toggle = (role: string) =>
    onChange({ ...draft, roles: roles.includes(role) ? roles.filter((one) => one !== role) : [...roles, role] });
  return (
    <div className="s-field w-tiers__who">
      <span className="s-field__label">{say('who')}</span>
      <details>
        <summary className="s-input">
          <span className="s-visually-hidden">{say('whoOf', { level: name })}</span>
          <span>{roles.map(roleName).join(', ') || say('nobody')}</span>
        </summary>
        <fieldset disabled={disabled} aria-label={say('whoOf', { level: name })}>
          {choices.map((role) => (
            <label key={role} className="w-config__check">
              <input type="checkbox" checked={roles.includes(role)} onChange={() => toggle(role)} />
              <span>{roleName(role)}</span>
            </label>
          ))}
        </fieldset>
      </details>
    </div>
  );
}
