import { useLanguage } from 'sala/runtime';
import { readText, type Text } from 'sala/schemas';
import './nameChecks.css';

interface Props {
  choices: Readonly<Record<string, Text | string>>;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Several of a few, such as roles; what is chosen and known no more stays until somebody takes it away. */
export function NameChecks({ choices, chosen, onChange }: Props) {
  const language = useLanguage();
  const listed = [...new Set([...Object.keys(choices), ...chosen])];
  const toggle = (name: string, isOn: boolean) =>
    onChange(isOn ? [...chosen, name] : chosen.filter((one) => one !== name));
  return (
    <span className="w-name-checks">
      {listed.map((name) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={chosen.includes(name)}
            onChange={({ target }) => toggle(name, target.checked)}
          />
          {readText(choices[name] ?? name, language)}
        </label>
      ))}
    </span>
  );
}
