import { useText } from 'sala/runtime';
import { TextInput } from '../../parts/TextInput.tsx';
import { SelectInput } from '../definition/SelectInput.tsx';
import { stateTexts } from './stateTexts.ts';

const units = ['hours', 'days', 'working days'] as const;
const unitTexts = { hours: 'hours', days: 'days', 'working days': 'workingDays' } as const;

interface Props {
  value: string | undefined;
  onChange: (after: string | undefined) => void;
}

/** Whether time sends the event, and how long after the state was entered. */
export function AfterPart({ value, onChange }: Props) {
  const say = useText(stateTexts);
  const [, amount = '', unit = ''] = /^(\d+) (hour|day|working day)s?$/.exec(value ?? '') ?? [];
  const known = units.find((one) => one === `${unit}s`) ?? 'days';
  // What a developer wrote in another way stays as it is.
  if (value !== undefined && amount === '') return <TextInput label={say('after')} value={value} disabled />;
  const write = (count: number, of: string) =>
    onChange(count > 0 ? `${count} ${count === 1 ? of.replace(/s$/, '') : of}` : undefined);
  return (
    <div className="w-own_states__after">
      <TextInput
        label={say('after')}
        type="number"
        min={0}
        max={999}
        placeholder={say('afterNever')}
        value={amount}
        onChange={({ target }) => write(Math.trunc(Number(target.value)), known)}
      />
      <SelectInput
        label={say('unit')}
        value={known}
        disabled={amount === ''}
        options={units.map((one) => ({ value: one, title: say(unitTexts[one]) }))}
        onChange={(chosen) => write(Number(amount), chosen)}
      />
    </div>
  );
}
