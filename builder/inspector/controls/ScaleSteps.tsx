import type { Json, PropertySchema } from '../../../schemas/index.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';

interface Props {
  schema: PropertySchema;
  value: Json | undefined;
  label: string;
  onChange: (value: Json | undefined) => void;
}

/** The steps of a scale of the theme, as buttons; the chosen one is taken back by another press. */
export function ScaleSteps({ schema, value, label, onChange }: Props) {
  const { read, say } = useLanguage();
  const isText = schema.type !== 'integer';
  return (
    <fieldset className="bd-scale">
      <legend className="s-visually-hidden">{say('scaleSteps', { name: label })}</legend>
      {Object.entries(schema['x-enum-titles'] ?? {}).map(([name, title]) => {
        const step = isText ? name : Number(name);
        return (
          <button
            key={name}
            type="button"
            aria-pressed={value === step}
            onClick={() => onChange(value === step ? undefined : step)}
          >
            {read(title)}
          </button>
        );
      })}
    </fieldset>
  );
}
