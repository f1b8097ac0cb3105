import { describeField, FieldFrame, useField, type WidgetViewProps } from 'sala/runtime';
import './switch.css';

interface Properties {
  label: string;
  help: string;
  value: boolean;
}

/** A yes or no. */
export function Switch({ object }: WidgetViewProps<Properties>) {
  const { label, help } = object;
  const field = useField(object, { initial: object.value });
  return (
    <FieldFrame id={field.id} label={label} help={help} error={field.error}>
      <input
        {...describeField({ id: field.id, help, error: field.error })}
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
