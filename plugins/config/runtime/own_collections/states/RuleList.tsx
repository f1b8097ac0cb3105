import { useText } from 'sala/runtime';
import { stateTexts } from './stateTexts.ts';

interface Props {
  title: string;
  empty: string;
  add: string;
  sentences: readonly string[];
  onAdd: () => void;
  onOpen: (index: number) => void;
  onRemove: (index: number) => void;
}

/** Rules as sentences; each is opened to be changed. */
export function RuleList({ title, empty, add, sentences, onAdd, onOpen, onRemove }: Props) {
  const say = useText(stateTexts);
  return (
    <div className="w-own_states__rules">
      <h3>{title}</h3>
      {sentences.length === 0 && <p className="w-config__quiet">{empty}</p>}
      <ul>
        {sentences.map((sentence, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rules have no name, and none is moved
          <li key={index}>
            <span>{sentence}</span>
            <button
              type="button"
              className="s-button s-button--small s-button--quiet"
              aria-label={say('editThis', { sentence })}
              onClick={() => onOpen(index)}
            >
              {say('edit')}
            </button>
            <button
              type="button"
              className="s-button s-button--small s-button--quiet"
              aria-label={say('removeThis', { sentence })}
              onClick={() => onRemove(index)}
            >
              {say('remove')}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="s-button s-button--small s-button--outline" onClick={onAdd}>
        {add}
      </button>
    </div>
  );
}
