import { NameChecks, useText } from 'sala/runtime';
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
  return (
    <div className="s-field w-tiers__who">
      <span className="s-field__label">{say('who')}</span>
      <NameChecks
        label={say('whoOf', { level: name })}
        choices={Object.fromEntries([...approverRoles(tiers), ...draft.roles].map((role) => [role, roleName(role)]))}
        chosen={draft.roles}
        disabled={disabled}
        onChange={(roles) => onChange({ ...draft, roles })}
      />
    </div>
  );
}
