import { useCheck, useField, type WidgetViewProps } from 'sala/runtime';
import { checkChosen } from '../../shared/checkChosen.ts';
import { readChosen, toggleChoice } from '../../shared/choices.ts';
import { ChoiceGroup, type ChoiceProperties } from '../ChoiceGroup.tsx';

interface Properties extends ChoiceProperties {
  defaultOption: string[];
}

export function Checkbox({ object }: WidgetViewProps<Properties>) {
  const field = useField(object, { initial: object.defaultOption, check: useCheck(checkChosen, object) });
  return (
    <ChoiceGroup
      kind="checkbox"
      properties={object}
      field={field}
      onChoose={(value) => field.setValue(toggleChoice(readChosen(field.value), value, object.options))}
    />
  );
}
