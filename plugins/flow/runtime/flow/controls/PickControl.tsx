import { Combobox, useLanguage } from 'sala/runtime';
import { readText, type Text } from 'sala/schemas';
import type { ControlFrame } from './controlFrame.ts';
import { useParam } from './useParam.ts';

/** One thing of the site by its title. What is not known (any more) keeps its code. */
export function PickControl({
  path,
  label,
  help,
  required,
  choices,
}: ControlFrame & { choices: Readonly<Record<string, Text | string>> }) {
  const language = useLanguage();
  const { value, error, setValue, id } = useParam(path);
  const listed = Object.entries(choices)
    .map(([name, title]) => ({
      id: name,
      title: readText(title, language),
      ...(readText(title, language) !== name && { note: name }),
    }))
    .sort((one, other) => one.title.localeCompare(other.title, language));
  const code = typeof value === 'string' ? value : '';
  const chosen = listed.find((one) => one.id === code) ?? (code ? { id: code, title: code } : undefined);
  return (
    <div className="s-field">
      <Combobox
        {...{ label, help }}
        choices={listed}
        chosen={chosen}
        required={required}
        describedBy={error && `${id}-error`}
        onChoose={(choice) => setValue(choice?.id)}
      />
      <p className="s-field__error" id={`${id}-error`} hidden={!error}>
        {error}
      </p>
    </div>
  );
}
