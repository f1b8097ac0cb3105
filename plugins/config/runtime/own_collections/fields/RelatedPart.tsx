import { useLanguage, useText } from 'sala/runtime';
import { type FieldSchema, type RollupRule, readText, rollupOperators } from 'sala/schemas';
import type { KnownCollection } from '../definition/definition.ts';
import { definitionTexts } from '../definition/definitionTexts.ts';
import { SelectInput } from '../definition/SelectInput.tsx';
import { fieldTexts } from './fieldTexts.ts';

interface Props {
  /** The name of the collection. */
  name: string;
  field: FieldSchema;
  known: readonly KnownCollection[];
  onChange: (changes: Partial<FieldSchema>) => void;
}

/** What a field counts or sums of the records that refer to its own. */
export function RelatedPart({ name, field, known, onChange }: Props) {
  const say = useText({ ...fieldTexts, ...definitionTexts });
  const language = useLanguage();
  const rollup: RollupRule = field['x-rollup'] ?? { collection: '', by: '', op: 'count' };
  const sources = known.flatMap((one) =>
    Object.entries(one.schema.properties).flatMap(([by, schema]) =>
      schema['x-ref'] === name && schema['x-index']
        ? [{ value: `${one.name}.${by}`, title: `${one.title}: ${readText(schema['x-title'], language) || by}` }]
        : [],
    ),
  );
  const source = known.find((one) => one.name === rollup.collection);
  const numbers = Object.entries(source?.schema.properties ?? {}).filter(
    ([, { type, 'x-secret': isSecret }]) => (type === 'number' || type === 'integer') && !isSecret,
  );
  const set = (changes: Partial<RollupRule>) => {
    const next = { ...rollup, ...changes };
    const { field: of, ...counted } = next;
    onChange({ 'x-rollup': next.op === 'count' ? counted : { ...counted, ...(of && { field: of }) } });
  };
  if (sources.length === 0) return <p className="w-config__quiet">{say('relatedNone')}</p>;
  return (
    <div className="w-config__fields">
      <SelectInput
        label={say('related')}
        value={rollup.by === '' ? '' : `${rollup.collection}.${rollup.by}`}
        options={sources}
        empty={say('choose')}
        onChange={(chosen) => {
          const [collection = '', by = ''] = chosen.split('.');
          set({ collection, by });
        }}
      />
      <SelectInput
        label={say('op')}
        value={rollup.op}
        options={rollupOperators.map((op) => ({ value: op, title: say(op) }))}
        onChange={(chosen) => set({ op: rollupOperators.find((op) => op === chosen) ?? 'count' })}
      />
      {rollup.op !== 'count' && (
        <SelectInput
          label={say('ofField')}
          value={rollup.field ?? ''}
          options={numbers.map(([value, schema]) => ({ value, title: readText(schema['x-title'], language) || value }))}
          empty={say('choose')}
          onChange={(chosen) => set({ field: chosen })}
        />
      )}
    </div>
  );
}
