import { describeField, FieldFrame, useCheck, useField, type WidgetViewProps } from 'sala/runtime';
import { checkSwitch } from '../../shared/checkSwitch.ts';
import './switch.css';

interface Properties {
  label: string;
  help: string;
  required: boolean;
  value: boolean;
}

/** A yes or no. */
export function Switch({ object }: WidgetViewProps<Properties>) {
  const { label, help, required } = object;
  const field = useField(object, { initial: object.value, check: useCheck(checkSwitch, object) });
  return (
    <FieldFrame id={field.id} label={label} help={help} error={field.error} required={required}>
      <input
        {...describeField({ id: field.id, help, error: field.error, required })}
        type="checkbox"
        role="switch"
        aria-checked={field.value === true}
        className="w-switch"
        name={field.name}
        aria-label={label ? undefined : field.name}
        checked={field.value === true}
        onChange={({ target }) => field.setValue(target.checked)}
        onBlur={field.touch}
      />
    </FieldFrame>
  );
}
