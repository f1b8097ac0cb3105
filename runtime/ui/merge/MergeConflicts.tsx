import type { ToldConflict } from '../../../engine/layout/merge/tellConflict.ts';
import { readText, type Text } from '../../../schemas/index.ts';
import { useLanguage, useText } from '../../language/useText.ts';
import { mergeTexts } from './mergeTexts.ts';
import './merge.css';

interface ShownConflict extends Omit<ToldConflict, 'what' | 'property'> {
  what: Text | string;
  property: Text | string | null;
}

interface Props {
  conflicts: readonly ShownConflict[];
  /** The conflicts in which the other side wins. */
  takes: ReadonlySet<string>;
  onTakes: (takes: ReadonlySet<string>) => void;
  /** Whose the other side is: the original, somebody else. */
  other: Text;
}

/** Where two sides changed the same, side by side; of each the one to keep is chosen. */
export function MergeConflicts({ conflicts, takes, onTakes, other: otherText }: Props) {
  const say = useText(mergeTexts);
  const language = useLanguage();
  const other = readText(otherText, language);
  const choose = (id: string, isTheirs: boolean) => {
    const next = new Set(takes);
    if (isTheirs) next.add(id);
    else next.delete(id);
    onTakes(next);
  };
  if (conflicts.length === 0) return <p>{say('noConflicts')}</p>;
  return (
    <div className="s-merge">
      <p>{say('conflicts', { count: conflicts.length })}</p>
      {conflicts.map(({ id, kind, what, property, ours, theirs }) => {
        const name = [readText(what, language), property && readText(property, language)].filter(Boolean).join(' · ');
        return (
          <fieldset key={id}>
            <legend>
              {name}
              <span> ({say(`kind_${kind}`, { other })})</span>
            </legend>
            {([false, true] as const).map((isTheirs) => (
              <label key={String(isTheirs)}>
                <input
                  type="radio"
                  name={id}
                  checked={takes.has(id) === isTheirs}
                  onChange={() => choose(id, isTheirs)}
                />
                <span>
                  {say(wordsOf[kind][isTheirs ? 1 : 0], { other })}
                  {kind === 'value' && <q>{isTheirs ? theirs : ours}</q>}
                </span>
              </label>
            ))}
          </fieldset>
        );
      })}
    </div>
  );
}

const wordsOf = {
  value: ['ours', 'theirs'],
  removedThere: ['oursKeep', 'theirsRemove'],
  removedHere: ['oursGone', 'theirsBring'],
  moved: ['oursPlace', 'theirsPlace'],
} as const;
