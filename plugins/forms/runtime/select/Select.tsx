import { describeField, FieldFrame, useCheck, useField, useText, type WidgetViewProps } from 'sala/runtime';
import type { Json } from 'sala/schemas';
import { checkChosen } from '../../shared/checkChosen.ts';
import { readChoices, readChosen, toggleChoice } from '../../shared/choices.ts';
import { selectTexts } from './selectTexts.ts';
import { VisitorCombobox } from './VisitorCombobox.tsx';
import './select.css';

interface Properties {
  label: string;
  help: string;
  placeholder: string;
  required: boolean;
  options: { value?: string; label?: string; description?: string }[];
  multiple: boolean;
  defaultOption: string | string[];
  search: 'auto' | 'always' | 'never';
}

const manyOptions = 10;

export function Select({ object }: WidgetViewProps<Properties>) {
  const { label, help, required, options, multiple, search } = object;
  const say = useText(selectTexts);
  const field = useField(object, { initial: readInitial(object), check: useCheck(checkChosen, object) });
  const choices = readChoices(options);
  const searchable = search === 'always' || (search === 'auto' && choices.length > manyOptions);
  const placeholder = object.placeholder || say('choose');
  const chosen = readChosen(field.value);
  const described = {
    ...describeField({ id: field.id, help, error: field.error, required }),
    'aria-label': label ? undefined : placeholder,
  };
  return (
    <FieldFrame id={field.id} label={label} help={help} error={field.error} required={required} onLeave={field.touch}>
      {multiple || searchable ? (
        <VisitorCombobox
          described={described}
          choices={choices}
          chosen={chosen}
          multiple={multiple}
          placeholder={placeholder}
          onChoose={(value) => field.setValue(multiple ? toggleChoice(chosen, value, options) : value)}
        />
      ) : (
        <select
          {...described}
          className="s-input"
          name={field.name}
          value={chosen[0] ?? ''}
          onChange={(event) => field.setValue(event.target.value)}
        >
          <option value="">{placeholder}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

function readInitial({ defaultOption, multiple }: Properties): Json | undefined {
  const chosen = readChosen(defaultOption);
  return multiple ? chosen : chosen[0];
}
