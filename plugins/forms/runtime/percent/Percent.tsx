import type { WidgetViewProps } from 'sala/runtime';
import { percentType } from '../../shared/fieldTypes.ts';
import { TypedInput, type TypedProperties } from '../typed/TypedInput.tsx';

export function Percent({ object }: WidgetViewProps<TypedProperties>) {
  return <TypedInput object={object} typeOf={percentType} inputMode="decimal" />;
}
