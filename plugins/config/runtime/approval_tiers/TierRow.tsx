import { useLanguage, useText } from 'sala/runtime';
import { readText } from 'sala/schemas';
import { useRoleName } from '../parts/useRoleName.ts';
import { approverRoles, type TierDraft, type Tiers } from './tierDraft.ts';
import { tierTexts } from './tierTexts.ts';

interface Props {
  draft: TierDraft;
  tiers: Tiers;
  disabled: boolean;
  onChange: (draft: TierDraft) => void;
}

/** One level: whether it is used, up to how much it covers, and who has it. */
export function TierRow({ draft, tiers, disabled, onChange }: Props) {
  const say = useText(tierTexts);
  const language = useLanguage();
  const roleName = useRoleName();
  const { level, on, roles, limits } = draft;
  const name = readText(tiers.levels.find((one) => one.level === level)?.title, language);
  const isOff = disabled || !on;
  const toggle = (role: string) =>
    onChange({ ...draft, roles: roles.includes(role) ? roles.filter((one) => one !== role) : [...roles, role] });
  return (
    <li className="w-tiers__tier" data-off={on ? undefined : ''}>
      <label className="w-config__check">
        <input
          type="checkbox"
          aria-label={say('useOf', { level: name })}
          checked={on}
          disabled={disabled}
          onChange={() => onChange({ ...draft, on: !on })}
        />
        <strong>{name}</strong>
      </label>
      {tiers.measures.map((measure) => {
        const title = readText(measure.title, language);
        return (
          <label key={measure.name} className="s-field">
            <span className="s-field__label">{say('upTo', { measure: title })}</span>
            <input
              className="s-input"
              type="number"
              min={0}
              step="any"
              inputMode="decimal"
              aria-label={say('limitOf', { measure: title, level: name })}
              placeholder={say('unlimited')}
              value={limits[measure.name] ?? ''}
              disabled={isOff}
              onChange={({ target }) => onChange({ ...draft, limits: { ...limits, [measure.name]: target.value } })}
            />
          </label>
        );
      })}
      <div className="s-field w-tiers__who">
        <span className="s-field__label">{say('who')}</span>
        <details>
          <summary className="s-input">
            <span className="s-visually-hidden">{say('whoOf', { level: name })}</span>
            <span>{roles.map(roleName).join(', ') || say('nobody')}</span>
          </summary>
          <fieldset disabled={isOff} aria-label={say('whoOf', { level: name })}>
            {approverRoles.map((role) => (
              <label key={role} className="w-config__check">
                <input type="checkbox" checked={roles.includes(role)} onChange={() => toggle(role)} />
                <span>{roleName(role)}</span>
              </label>
            ))}
          </fieldset>
        </details>
      </div>
    </li>
  );
}
