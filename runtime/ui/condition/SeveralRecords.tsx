import type { Json } from '../../../schemas/index.ts';
import type { Choice } from '../choice/choice.ts';
import { RecordValue } from './RecordValue.tsx';
import type { TypedValueProps } from './TypedValue.tsx';

interface Props extends Pick<TypedValueProps, 'label' | 'schema' | 'hint'> {
  collection: string;
  variables?: readonly Choice[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Several records, each found by what it is called, and a place for one more; a choice that is emptied goes. */
export function SeveralRecords({ chosen, onChange, ...choosing }: Props) {
  const set = (at: number, value: Json) => {
    const next = chosen.with(at, String(value));
    onChange([...new Set(next.filter((id) => id !== ''))]);
  };
  return (
    <div className="s-conditions__several">
      {chosen.map((id, at) => (
        <RecordValue key={id} {...choosing} value={id} onChange={(value) => set(at, value)} />
      ))}
      <RecordValue
        key={`more ${chosen.length}`}
        {...choosing}
        value=""
        onChange={(value) => value !== '' && onChange([...new Set([...chosen, String(value)])])}
      />
    </div>
  );
}
