import type { ReactNode } from 'react';
import { findType } from 'sala/engine';
import { describeField, FieldFrame, useCheck, useField, useLanguage } from 'sala/runtime';
import type { Json, LayoutObject } from 'sala/schemas';
import { checkTyped, type TypeOf } from '../../shared/defineTypedField.ts';
import { useTypedText } from './useTypedText.ts';
import './typed.css';

export interface TypedProperties {
  label: string;
  help: string;
  required: boolean;
  placeholder: string;
}

interface Props {
  object: LayoutObject & TypedProperties;
  typeOf: TypeOf;
  inputMode?: 'decimal' | 'text';
  /** What stands below the input, such as another way to fill it in. */
  children?: (setValue: (value: Json) => void) => ReactNode;
}

/** A field of one line whose text is read and shown by its field type. */
export function TypedInput({ object, typeOf, inputMode = 'text', children }: Props) {
  const { label, help, required, placeholder } = object;
  const language = useLanguage();
  const field = useField(object, { check: useCheck(checkTyped(typeOf), object) });
  const used = findType(typeOf(object));
  const text = useTypedText({
    value: field.value,
    show: (value) => used?.type.show(value, language, used.settings) ?? '',
    read: (typed) => used?.type.read(typed, used.settings),
    change: field.setValue,
    touch: field.touch,
  });
  return (
    <FieldFrame id={field.id} label={label} help={help} error={field.error} required={required}>
      <input
        {...describeField({ id: field.id, help, error: field.error, required })}
        {...text}
        className="s-input"
        data-end={used?.type.atEnd}
        name={field.name}
        inputMode={inputMode}
        autoComplete="off"
        aria-label={label ? undefined : placeholder || field.name}
        placeholder={placeholder}
      />
      {children?.(field.setValue)}
    </FieldFrame>
  );
}
