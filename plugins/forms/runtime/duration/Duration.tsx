import type { WidgetViewProps } from 'sala/runtime';
import { TypedInput, type TypedProperties } from '../typed/TypedInput.tsx';

export function Duration({ object }: WidgetViewProps<TypedProperties>) {
  return <TypedInput object={object} typeOf={() => 'duration'} />;
}
