import { useText } from 'sala/runtime';
import { type ActionValues, type FieldSchema, readText } from 'sala/schemas';
import { SelectInput } from '../definition/SelectInput.tsx';
import { ActionValueInput } from './ActionValueInput.tsx';
import type { Describing } from './describeRule.ts';
import { listFields } from './listFields.ts';
import { ruleTexts } from './stateTexts.ts';

interface Props {
  values: ActionValues;
  /** Of the record that takes the values. */
  properties: Record<string, FieldSchema>;
  /** Which of them may be chosen. */
  fits?: (schema: FieldSchema) => boolean;
  describing: Describing;
  onChange: (values: ActionValues) => void;
}

/** Fields with the values that they take. */
export function PairRows({ values, properties, fits, describing, onChange }: Props) {
  const say = useText(ruleTexts);
  const { language } = describing;
  const titleOf = (name: string) => readText(properties[name]?.['x-title'], language) || name;
  return (
    <div className="w-config__form">
      {Object.entries(values).map(([name, value]) => {
        const { [name]: _, ...rest } = values;
        return (
          <div key={name} className="w-own_states__pair">
            <ActionValueInput
              title={titleOf(name)}
              schema={properties[name] ?? {}}
              value={value}
              describing={describing}
              onChange={(changed) => onChange({ ...values, [name]: changed })}
            />
            <button
              type="button"
              className="s-button s-button--small s-button--quiet"
              aria-label={say('removeField', { field: titleOf(name) })}
              onClick={() => onChange(rest)}
            >
              ✕
            </button>
          </div>
        );
      })}
      <SelectInput
        label={say('addField')}
        value=""
        empty={say('choose')}
        options={listFields(properties, language, fits).filter((one) => !Object.hasOwn(values, one.value))}
        onChange={(name) => name !== '' && onChange({ ...values, [name]: '' })}
      />
    </div>
  );
}
