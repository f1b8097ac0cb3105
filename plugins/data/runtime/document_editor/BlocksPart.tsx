import { FoldTitle, useLanguage, useText } from 'sala/runtime';
import { readText } from 'sala/schemas';
import { ArrangeRows } from './ArrangeRows.tsx';
import { arrange, rearrange } from './arrange.ts';
import type { PartProps } from './LookPart.tsx';
import { settingsTexts } from './settingsTexts.ts';
import { TextPair } from './TextPair.tsx';

/** What each block shows, in which order, and what it is called there. */
export function BlocksPart({ original: { blocks, labels }, draft, onChange }: PartProps) {
  const say = useText(settingsTexts);
  const language = useLanguage();
  const labelOf = (name: string) => draft.labels?.[name] ?? labels[name];
  const titleOf = (block: string) => {
    const key = `block_${block}`;
    return Object.hasOwn(settingsTexts, key) ? say(key as keyof typeof settingsTexts) : block; // it has just been found
  };
  return Object.entries(blocks).map(([block, names]) => (
    <details key={block}>
      <FoldTitle>{titleOf(block)}</FoldTitle>
      <ArrangeRows
        rows={arrange(names, draft.blocks?.[block])}
        titleOf={(name) =>
          readText(labelOf(name), language)
            .replace(/\{\w+\}/g, '')
            .trim() || name
        }
        onChange={(rows) => {
          const { [block]: _, ...others } = draft.blocks ?? {};
          const chosen = rearrange(names, rows);
          onChange({ blocks: chosen ? { ...others, [block]: chosen } : others });
        }}
        more={(name) => {
          const label = labelOf(name);
          return (
            label && (
              <div className="w-paper__more">
                <TextPair
                  label={say('label')}
                  value={label}
                  onChange={(text) => onChange({ labels: { ...draft.labels, [name]: text } })}
                />
              </div>
            )
          );
        }}
      />
    </details>
  ));
}
