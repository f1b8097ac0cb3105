import { findType } from 'sala/engine';
import { describeField, FieldFrame, useCheck, useField, useText, type WidgetViewProps } from 'sala/runtime';
import { checkTyped } from '../../shared/defineTypedField.ts';
import { useTypedText } from '../typed/useTypedText.ts';
import '../typed/typed.css';

interface Properties {
  label: string;
  help: string;
  required: boolean;
  lines: number;
}

const texts = { broken: { th: 'ยังไม่ใช่ JSON ที่ถูกต้อง', en: 'This is not JSON yet.' } };
const rule = checkTyped(() => 'json');

export function Json({ object }: WidgetViewProps<Properties>) {
  const { label, help, required, lines } = object;
  const say = useText(texts);
  const field = useField(object, { check: useCheck(rule, object) });
  const text = useTypedText<HTMLTextAreaElement>({
    keepsCaret: true,
    value: field.value,
    show: (value) => JSON.stringify(value, null, 2),
    read: (typed) => findType('json')?.type.read(typed, {}),
    change: field.setValue,
    touch: field.touch,
  });
  const isBroken = typeof field.value === 'string';
  return (
    <FieldFrame
      id={field.id}
      label={label}
      help={help}
      error={field.error ?? (isBroken ? say('broken') : undefined)}
      required={required}
    >
      <textarea
        {...describeField({ id: field.id, help, error: field.error ?? (isBroken ? 'broken' : undefined), required })}
        {...text}
        className="s-input w-typed__code"
        name={field.name}
        aria-label={label ? undefined : field.name}
        rows={lines}
        spellCheck={false}
      />
    </FieldFrame>
  );
}
