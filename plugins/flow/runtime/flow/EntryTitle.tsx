import { Icon, useLanguage, useText } from 'sala/runtime';
import { type Json, type JsonObject, readText, type Text } from 'sala/schemas';
import { readTyped } from '../../shared/fieldValues.ts';
import { switchedBy } from '../../shared/listBranches.ts';
import type { Line } from '../../shared/listLines.ts';
import { getAt, type Path } from '../../shared/places.ts';
import { FieldInput } from './controls/FieldInput.tsx';
import { useValues } from './controls/useValues.ts';
import { flowTexts } from './parts/flowTexts.ts';

interface Props {
  title: Text;
  entry: NonNullable<Extract<Line, { kind: 'heading' }>['entry']>;
  definition: JsonObject;
  change: (path: Path, value: Json | undefined) => void;
}

/** The title of a case, whose value is written in it. */
export function EntryTitle({ title, entry, definition, change }: Props) {
  const say = useText(flowTexts);
  const language = useLanguage();
  const step = entry.path.slice(0, -2);
  const switched = switchedBy(getAt(definition, step));
  const schema = useValues(step).find(({ id }) => id === switched)?.schema;
  const { path, by } = entry;
  const [before = '', after = ''] = readText(title, language).split(/\{\w+\}/);
  const value = by === undefined ? undefined : getAt(definition, [...path, by]);
  const text = value === undefined || value === null ? '' : String(value);
  const write = (typed: string) => by !== undefined && change([...path, by], readTyped(typed, schema));
  return (
    <>
      {before}
      {by !== undefined && (
        <span className="w-flow__case">
          <FieldInput schema={schema} label={before.trim() || say('equals')} text={text} isOne onChange={write} />
        </span>
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
