import type { WidgetViewProps } from 'sala/runtime';
import { ReadOnlyField } from './ReadOnlyField.tsx';

/** A field that nobody fills in: computed, numbered or kept by the system. */
export function RecordValue({ object }: WidgetViewProps<{ label: string }>) {
  return <ReadOnlyField name={String(object.name ?? '')} label={object.label} />;
}
