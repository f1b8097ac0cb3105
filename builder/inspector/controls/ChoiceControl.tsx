import type { Json } from '../../../schemas/index.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import type { ControlProps } from '../fields/controlProps.ts';

/** A choice: as buttons where there is room for the labels, else as a select. */
export function ChoiceControl({ id, schema, value, label, onChange }: ControlProps) {
  const { say, read } = useLanguage();
  const current = value ?? schema.default;
  const options = (schema.enum ?? []).map((option) => ({
    option,
    title: read(schema['x-enum-titles']?.[String(option)]) || String(option),
  }));
  const letters = options.reduce((sum, { title }) => sum + title.length, 0);
  if (options.length <= 4 && letters <= 26) {
    return (
      <fieldset className="bd-segments">
        <legend className="s-visually-hidden">{label}</legend>
        {options.map(({ option, title }) => (
          <label key={String(option)} data-checked={option === current || undefined}>
            <input
              type="radio"
              name={id}
              checked={option === current}
              onChange={() => onChange(option)}
              onClick={() => option === value && schema.default === undefined && onChange(undefined)}
            />
            <span>{title}</span>
          </label>
        ))}
      </fieldset>
    );
  }
  const choose = (at: string) => onChange(at === '' ? undefined : readOption(schema.enum, Number(at)));
  return (
    <select
      id={id}
      className="bd-input"
      aria-label={label}
      value={String(options.findIndex(({ option }) => option === current))}
      onChange={(event) => choose(event.target.value)}
    >
      {schema.default === undefined && <option value="">{say('notSet')}</option>}
      {current !== undefined && !options.some(({ option }) => option === current) && (
        <option value="-1">{String(current)}</option>
      )}
      {options.map(({ title }, index) => (
        <option key={title} value={String(index)}>
          {title}
        </option>
      ))}
    </select>
  );
}

function readOption(options: Json[] | undefined, index: number): Json | undefined {
  return options?.[index];
}
