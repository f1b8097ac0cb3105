import { shapeTyped } from 'sala/engine';
import { describeField, FieldFrame, useCheck, useField, useText, type WidgetViewProps } from 'sala/runtime';
import { checkTyped } from '../../shared/defineTypedField.ts';
import type { TypedProperties } from '../typed/TypedInput.tsx';
import '../typed/typed.css';

const texts = { choose: { th: 'เลือกสี', en: 'Choose a colour' } };
const rule = checkTyped(() => 'color');

/** A colour by its code, or from the picker of the device. */
export function Color({ object }: WidgetViewProps<TypedProperties>) {
  const { label, help, required, placeholder } = object;
  const say = useText(texts);
  const field = useField(object, { check: useCheck(rule, object) });
  const value = typeof field.value === 'string' ? field.value : '';
  const shaped = String(shapeTyped('color', value) ?? '');
  return (
    <FieldFrame id={field.id} label={label} help={help} error={field.error} required={required}>
      <div className="w-typed">
        <input
          {...describeField({ id: field.id, help, error: field.error, required })}
          className="s-input"
          name={field.name}
          autoComplete="off"
          aria-label={label ? undefined : placeholder || field.name}
          placeholder={placeholder}
          value={value}
          onChange={({ target }) => field.setValue(target.value)}
          onBlur={() => {
            field.setValue(shaped);
            field.touch();
          }}
        />
        <input
          type="color"
          aria-label={say('choose')}
          value={/^#[0-9a-f]{6}/.test(shaped) ? shaped.slice(0, 7) : '#000000'}
          onChange={({ target }) => field.setValue(target.value)}
        />
      </div>
    </FieldFrame>
  );
}
