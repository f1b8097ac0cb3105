import { useText } from 'sala/runtime';
import type { ActionValue, ActionValues } from 'sala/schemas';
import { TextInput } from '../../parts/TextInput.tsx';
import { SelectInput } from '../definition/SelectInput.tsx';
import { ruleTexts } from './stateTexts.ts';

interface Props {
  values: ActionValues;
  fields: readonly { value: string; title: string }[];
  onChange: (values: ActionValues) => void;
}

/** Fields with the formulas of their values. */
export function PairRows({ values, fields, onChange }: Props) {
  const say = useText(ruleTexts);
  const titleOf = (name: string) => fields.find(({ value }) => value === name)?.title ?? name;
  return (
    <div className="w-config__form">
      {Object.entries(values).map(([name, value]) => {
        const { [name]: _, ...rest } = values;
        return (
          <div key={name} className="w-own_states__pair">
            <TextInput
              label={`${titleOf(name)} =`}
              help={say('valueHelp')}
              value={showValue(value)}
              maxLength={1000}
              spellCheck={false}
              autoCapitalize="none"
              onChange={({ target }) => onChange({ ...values, [name]: target.value })}
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
        options={fields.filter((one) => !Object.hasOwn(values, one.value))}
        onChange={(name) => name !== '' && onChange({ ...values, [name]: '' })}
      />
    </div>
  );
}

function showValue(value: ActionValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
