import { Icon, useLanguage, useText } from 'sala/runtime';
import { readText } from 'sala/schemas';
import { AmountInput } from './AmountInput.tsx';
import { TierRoles } from './TierRoles.tsx';
import type { TierDraft, Tiers } from './tierDraft.ts';
import { tierTexts } from './tierTexts.ts';

export interface RowChanges {
  change: (draft: TierDraft) => void;
  /** Undefined where it may not stand there. */
  up?: () => void;
  down?: () => void;
  remove: () => void;
}

interface Props {
  draft: TierDraft;
  tiers: Tiers;
  disabled: boolean;
  changes: RowChanges;
}

/** One level: whether it is used or what the site calls it, up to how much it covers, and who has it. */
export function TierRow({ draft, tiers, disabled, changes }: Props) {
  const say = useText(tierTexts);
  const language = useLanguage();
  const { level, on, limits, title } = draft;
  const shown = title ?? tiers.levels.find((one) => one.level === level)?.title;
  const name = readText(shown, language) || say('newLevel');
  const isOff = disabled || !on;
  return (
    <li className="w-tiers__tier" data-off={on ? undefined : ''}>
      {title ? (
        <TierName draft={draft} name={name} title={title} disabled={disabled} changes={changes} />
      ) : (
        <label className="w-config__check">
          <input
            type="checkbox"
            aria-label={say('useOf', { level: name })}
            checked={on}
            disabled={disabled}
            onChange={() => changes.change({ ...draft, on: !on })}
          />
          <strong>{name}</strong>
        </label>
      )}
      {tiers.measures.map((measure) => {
        const measured = readText(measure.title, language);
        const id = `${tiers.collection}-${level}-${measure.name}`;
        return (
          <div key={measure.name} className="s-field">
            <label className="s-field__label" htmlFor={id}>
              {say('upTo', { measure: measured })}
            </label>
            <AmountInput
              id={id}
              aria-label={say('limitOf', { measure: measured, level: name })}
              title={say('amountFormat')}
              placeholder={say('unlimited')}
              value={limits[measure.name] ?? ''}
              disabled={isOff}
              onChange={(typed) => changes.change({ ...draft, limits: { ...limits, [measure.name]: typed } })}
            />
          </div>
        );
      })}
      <TierRoles draft={draft} tiers={tiers} name={name} disabled={isOff} onChange={changes.change} />
    </li>
  );
}

interface NameProps extends Omit<Props, 'tiers'> {
  name: string;
  title: { th: string; en: string };
}

/** The name of a level that the site added, with buttons that move and remove it. */
function TierName({ draft, name, title, disabled, changes }: NameProps) {
  const say = useText(tierTexts);
  const rename = (language: 'th' | 'en', typed: string) =>
    changes.change({ ...draft, title: { ...title, [language]: typed } });
  const steps = [
    { key: 'up', icon: 'arrow-up', label: say('moveUp', { level: name }), perform: changes.up },
    { key: 'down', icon: 'arrow-down', label: say('moveDown', { level: name }), perform: changes.down },
    { key: 'remove', icon: 'trash-2', label: say('remove', { level: name }), perform: changes.remove },
  ] as const;
  return (
    <div className="w-tiers__name">
      {(['th', 'en'] as const).map((language) => (
        <label key={language} className="s-field">
          <span className="s-field__label">{say(language === 'th' ? 'nameTh' : 'nameEn')}</span>
          <input
            className="s-input"
            lang={language}
            maxLength={100}
            required={language === 'th'}
            value={title[language]}
            disabled={disabled}
            onChange={({ target }) => rename(language, target.value)}
          />
        </label>
      ))}
      <div className="w-tiers__steps">
        {steps.map(({ key, icon, label, perform }) => (
          <button
            key={key}
            type="button"
            className="s-button s-button--small s-button--outline"
            aria-label={label}
            title={label}
            disabled={disabled || !perform}
            onClick={perform}
          >
            <Icon name={icon} />
          </button>
        ))}
      </div>
    </div>
  );
}
