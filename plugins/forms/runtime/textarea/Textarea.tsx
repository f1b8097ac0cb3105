import { describeField, FieldFrame, useCheck, useField, type WidgetViewProps } from 'sala/runtime';
import { cleanInput } from '../../shared/checkInput.ts';
import { checkTextarea } from '../../shared/checkTextarea.ts';
import { countLetters } from '../../shared/countLetters.ts';
import './textarea.css';

interface Properties {
  label: string;
  help: string;
  placeholder: string;
  value: string;
  required: boolean;
  lines: number;
  minLength?: number;
  maxLength?: number;
}

export function Textarea({ object }: WidgetViewProps<Properties>) {
  const { label, help, placeholder, required, lines, maxLength } = object;
  const field = useField(object, { initial: object.value, check: useCheck(checkTextarea, object) });
  const value = String(field.value ?? '');
  const count = countLetters(value, maxLength);
  return (
    <FieldFrame id={field.id} label={label} help={help} error={field.error} required={required}>
      <textarea
        {...describeField({ id: field.id, help, error: field.error, required })}
        className="s-input w-textarea"
        name={field.name}
        aria-label={label ? undefined : placeholder || field.name}
        placeholder={placeholder}
        rows={lines}
        value={value}
        onChange={(event) => field.setValue(cleanInput(event.target.value, { inputType: 'text', maxLength }).value)}
        onBlur={field.touch}
      />
      {count && (
        <span className="w-textarea__count" aria-hidden="true">
          {count}
        </span>
      )}
    </FieldFrame>
  );
}
