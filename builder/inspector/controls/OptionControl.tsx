import { fillDefaults } from '../../../engine/layout/propertyShown.ts';
import { type Json, readText } from '../../../schemas/index.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { useBuilder } from '../../ui/BuilderContext.ts';
import { useShownLanguage } from '../../ui/usePageLanguages.ts';
import type { ControlProps } from '../fields/controlProps.ts';
import { useInspected } from '../fields/InspectedNode.ts';
import { listAnswers } from '../logic/listFormFields.ts';

/** One of the options of the field itself, or several where it takes several: people see their labels, values are stored. */
export function OptionControl({ id, schema, value, label, onChange }: ControlProps) {
  const { say } = useLanguage();
  const { data } = useInspected();
  const isMany = schema.type === 'array' || (Array.isArray(schema.type) && data.multiple === true);
  const chosen = readChosen(value ?? schema.default);
  const options = useOptions(chosen);
  if (options.length === 0) return <p className="bd-quiet">{say('noOptions')}</p>;
  if (!isMany)
    return (
      <select
        id={id}
        className="bd-input"
        aria-label={label}
        value={chosen[0] ?? ''}
        onChange={({ target }) => onChange(target.value || undefined)}
      >
        <option value="">{say('notSet')}</option>
        {options.map(([option, title]) => (
          <option key={option} value={option}>
            {title}
          </option>
        ))}
      </select>
    );
  const toggle = (option: string) => {
    const isOn = (each: string) => chosen.includes(each) !== (each === option);
    const next = options.flatMap(([each]) => (isOn(each) ? [each] : []));
    onChange(next.length > 0 ? next : undefined);
  };
  return (
    <fieldset className="bd-options">
      <legend className="s-visually-hidden">{label}</legend>
      {options.map(([option, title]) => (
        <label key={option}>
          <input type="checkbox" checked={chosen.includes(option)} onChange={() => toggle(option)} />
          {title}
        </label>
      ))}
    </fieldset>
  );
}

/** The values of the options with their labels; what is chosen and no longer among them stays in sight, to be taken away. */
function useOptions(chosen: readonly string[]): [string, string][] {
  const { catalog } = useBuilder();
  const { data } = useInspected();
  const language = useShownLanguage();
  const properties = fillDefaults(data, catalog.find(data.type)?.definition.props ?? {});
  const options = new Map(
    listAnswers({ data: properties }).map(({ value, title }) => [value, readText(title, language)]),
  );
  for (const value of chosen) if (!options.has(value)) options.set(value, value);
  return [...options];
}

function readChosen(value: Json | undefined): string[] {
  return [value].flat().filter((each) => typeof each === 'string' && each !== '') as string[];
}
