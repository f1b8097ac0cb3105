import { Combobox, Icon, useText } from 'sala/runtime';
import { flowTexts } from '../parts/flowTexts.ts';
import { useReferences } from './useReferences.ts';

interface Props {
  /** Whose records can be chosen. */
  collection: string;
  /** Ids of those that are. */
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
}

/** Several people or records, each found by name; their ids are what is stored. */
export function ReferenceList({ collection, chosen, onChange }: Props) {
  const say = useText(flowTexts);
  const { titleOf, search } = useReferences(collection, chosen);
  const label = say(collection === 'user' ? 'person' : 'record');
  return (
    <div className="w-flow__several">
      {chosen.length > 0 && (
        <ul className="w-flow__people">
          {chosen.map((one) => (
            <li key={one}>
              {titleOf(one)}
              <button
                type="button"
                className="w-flow__tool"
                aria-label={say('takeAway', { name: titleOf(one) })}
                onClick={() => onChange(chosen.filter((other) => other !== one))}
              >
                <Icon name="x" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Combobox
        key={chosen.length}
        label={label}
        hidesLabel
        placeholder={label}
        chosen={undefined}
        search={search}
        onChoose={(choice) => choice && onChange([...chosen, choice.id])}
      />
    </div>
  );
}
