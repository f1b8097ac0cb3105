import { FieldFrame, useLanguage } from 'sala/runtime';
import { readText, type Text } from 'sala/schemas';
import type { ControlFrame } from './controlFrame.ts';
import { useParam } from './useParam.ts';

/** Several of a few, such as roles. */
export function NamesControl({
  path,
  label,
  help,
  required,
  choices,
}: ControlFrame & { choices: Readonly<Record<string, Text | string>> }) {
  const language = useLanguage();
  const { id, value, error, setValue } = useParam(path);
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const listed = [...new Set([...Object.keys(choices), ...chosen])];
  const toggle = (name: string, isOn: boolean) => {
    const next = isOn ? [...chosen, name] : chosen.filter((one) => one !== name);
    setValue(next.length > 0 ? next : undefined);
  };
  return (
    <FieldFrame id={id} label={label} help={help} error={error} required={required} group="group">
      <span className="w-flow__chips">
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
    </FieldFrame>
  );
}
