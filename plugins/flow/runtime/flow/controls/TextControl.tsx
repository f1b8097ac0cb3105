import { describeField, FieldFrame } from 'sala/runtime';
import type { ControlFrame } from './controlFrame.ts';
import { useInsert } from './useInsert.ts';
import { useParam } from './useParam.ts';
import { ValueButton } from './ValueButton.tsx';

/** A text in which values may stand as `{{…}}`, or that is a formula as a whole. */
export function TextControl({
  path,
  label,
  help,
  required,
  isLong,
  plain,
}: ControlFrame & { isLong?: boolean; plain?: boolean }) {
  const { id, value, error, setValue } = useParam(path);
  const text = value === undefined || value === null ? '' : String(value);
  const write = (typed: string) => setValue(typed === '' ? undefined : typed);
  const { ref, insert } = useInsert(text, write);
  const attributes = {
    ...describeField({ id, help, error, required }),
    ref,
    value: text,
    onChange: ({ target }: { target: { value: string } }) => write(target.value),
  };
  return (
    <FieldFrame id={id} label={label} help={help} error={error} required={required}>
      {isLong ? (
        <textarea {...attributes} className="s-input" rows={4} />
      ) : (
        <input {...attributes} className={`s-input ${text.startsWith('=') ? 'w-flow__code' : ''}`} />
      )}
      {!plain && (
        <ValueButton
          path={path}
          label={label}
          takesSecrets={!text.startsWith('=')}
          onChoose={(name, written) => insert(text.startsWith('=') ? name : written)}
        />
      )}
    </FieldFrame>
  );
}
