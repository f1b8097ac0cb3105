import { Icon, useLanguage, useText } from 'sala/runtime';
import { type Json, type JsonObject, readText } from 'sala/schemas';
import type { Line } from '../../shared/listLines.ts';
import { getAt, type Path } from '../../shared/places.ts';
import { readScalar } from '../../shared/readScalar.ts';
import { flowTexts } from './parts/flowTexts.ts';

interface Props {
  line: Extract<Line, { kind: 'heading' }>;
  definition: JsonObject;
  change: (path: Path, value: Json | undefined) => void;
}

/** The title of a case, whose value is written in it. */
export function EntryTitle({ line: { title, entry }, definition, change }: Props) {
  const say = useText(flowTexts);
  const language = useLanguage();
  if (!entry) return null;
  const { path, by } = entry;
  const [before = '', after = ''] = readText(title, language).split(/\{\w+\}/);
  const value = by === undefined ? undefined : getAt(definition, [...path, by]);
  return (
    <>
      {before}
      {by !== undefined && (
        <input
          className="s-input w-flow__case"
          aria-label={before.trim() || say('equals')}
          value={value === undefined || value === null ? '' : String(value)}
          onChange={({ target }) => change([...path, by], readScalar(target.value))}
        />
      )}
      {after}
      <button
        type="button"
        className="w-flow__tool"
        aria-label={say('removeCase')}
        title={say('removeCase')}
        onClick={() => change(path, undefined)}
      >
        <Icon name="trash-2" size={16} />
      </button>
    </>
  );
}
