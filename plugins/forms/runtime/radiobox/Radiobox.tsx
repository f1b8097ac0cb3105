import { useCheck, useField, type WidgetViewProps } from 'sala/runtime';
import { checkChosen } from '../../shared/checkChosen.ts';
import { ChoiceGroup, type ChoiceProperties } from '../ChoiceGroup.tsx';

interface Properties extends ChoiceProperties {
  defaultOption: string;
}

export function Radiobox({ object }: WidgetViewProps<Properties>) {
  const field = useField(object, {
    initial: object.defaultOption || undefined,
    check: useCheck(checkChosen, object),
  });
  return <ChoiceGroup kind="radio" properties={object} field={field} onChoose={field.setValue} />;
}
