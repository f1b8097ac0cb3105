import { FieldFrame, NameChecks } from 'sala/runtime';
import type { Text } from 'sala/schemas';
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
  const { id, value, error, setValue } = useParam(path);
  const chosen = Array.isArray(value) ? value.map(String) : [];
  return (
    <FieldFrame id={id} label={label} help={help} error={error} required={required} group="group">
      <NameChecks choices={choices} chosen={chosen} onChange={(next) => setValue(next.length > 0 ? next : undefined)} />
    </FieldFrame>
  );
}
