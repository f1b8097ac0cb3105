import { readText, type Text } from '../../../schemas/text.ts';
import { useUiLanguage } from '../../language/uiLanguage.ts';
import './nameChecks.css';

interface Props {
  choices: Readonly<Record<string, Text | string>>;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** What is chosen, where no label stands for the whole field. */
  label?: string;
  disabled?: boolean;
}

const none: Text = { th: 'ยังไม่ได้เลือก', en: 'None chosen' };
/** More than these are folded away behind what is chosen. */
const mostOpen = 8;

/** Several of some, such as roles; what is chosen and known no more stays until somebody takes it away. */
export function NameChecks({ choices, chosen, onChange, label, disabled }: Props) {
  const language = useUiLanguage();
  const listed = [...new Set([...Object.keys(choices), ...chosen])];
  const titleOf = (name: string) => readText(Object.hasOwn(choices, name) ? choices[name] : name, language);
  const toggle = (name: string, isOn: boolean) =>
    onChange(isOn ? [...chosen, name] : chosen.filter((one) => one !== name));
  const checks = (
    <fieldset className="s-name-checks" aria-label={label} disabled={disabled}>
      {listed.map((name) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={chosen.includes(name)}
            onChange={({ target }) => toggle(name, target.checked)}
          />
          {titleOf(name)}
        </label>
      ))}
    </fieldset>
  );
  if (listed.length <= mostOpen) return checks;
  return (
    <details className="s-name-checks__fold">
      <summary className="s-input">
        {label && <span className="s-visually-hidden">{label}</span>}
        <span>{chosen.map(titleOf).join(', ') || readText(none, language)}</span>
      </summary>
      {checks}
    </details>
  );
}
