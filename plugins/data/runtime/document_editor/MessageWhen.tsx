import { useText } from 'sala/runtime';
import { type Condition, isJsonObject } from 'sala/schemas';
import type { MessageChoice } from './settingsAnswer.ts';
import { settingsTexts } from './settingsTexts.ts';

interface Props {
  choices: MessageChoice[];
  when: Condition | undefined;
  onChange: (when: Condition | undefined) => void;
}

const custom = '{}';

/** On which records a message stands: all of them, or those of which a field has a value. */
export function MessageWhen({ choices, when, onChange }: Props) {
  const say = useText(settingsTexts);
  const known = readSimple(when, choices);
  const field = when === undefined ? '' : (known?.choice.field ?? custom);
  const choose = (name: string) => {
    const choice = choices.find((one) => one.field === name);
    const [first] = choice?.values ?? [];
    onChange(first ? { [name]: first.value } : undefined);
  };
  return (
    <div className="w-paper__when">
      <label className="s-field">
        <span className="s-field__label">{say('when')}</span>
        <select className="s-input" value={field} onChange={({ target }) => choose(target.value)}>
          <option value="">{say('always')}</option>
          {field === custom && <option value={custom}>{say('custom')}</option>}
          {choices.map((choice) => (
            <option key={choice.field} value={choice.field}>
              {choice.title}
            </option>
          ))}
        </select>
      </label>
      {known && (
        <label className="s-field">
          <span className="s-field__label">{say('is')}</span>
          <select
            className="s-input"
            value={known.value}
            onChange={({ target }) => onChange({ [known.choice.field]: target.value })}
          >
            {known.choice.values.map(({ value, title }) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}

/** A condition of one field and one of its values. */
function readSimple(when: Condition | undefined, choices: readonly MessageChoice[]) {
  if (!isJsonObject(when)) return undefined;
  const [[field, value] = [], ...others] = Object.entries(when);
  const choice = choices.find((one) => one.field === field);
  if (!choice || others.length > 0 || typeof value !== 'string') return undefined;
  return { choice, value };
}
