import { FieldFrame, type useField } from 'sala/runtime';
import { readChoices, readChosen } from '../shared/choices.ts';
import './choiceGroup.css';

export interface ChoiceProperties {
  label: string;
  help: string;
  required: boolean;
  options: { value?: string; label?: string; description?: string }[];
  inline: boolean;
}

interface Props {
  kind: 'radio' | 'checkbox';
  properties: ChoiceProperties;
  field: ReturnType<typeof useField>;
  onChoose: (value: string, chosen: boolean) => void;
}

/** Options in a column or a row, each with a touch-sized target. */
export function ChoiceGroup({ kind, properties, field, onChoose }: Props) {
  const { label, help, required, options, inline } = properties;
  const chosen = readChosen(field.value);
  return (
    <FieldFrame
      id={field.id}
      label={label}
      help={help}
      error={field.error}
      required={required}
      group={kind === 'radio' ? 'radiogroup' : 'group'}
      onLeave={field.touch}
    >
      <div className="w-choices" data-inline={inline ? '' : undefined}>
        {readChoices(options).map((choice) => (
          <label key={choice.value} className="w-choices__item">
            <input
              type={kind}
              // The name must be unique: the browser joins groups of the same name.
              name={`${field.id}${field.name}`}
              value={choice.value}
              checked={chosen.includes(choice.value)}
              aria-invalid={kind === 'checkbox' && field.error ? true : undefined}
              onChange={(event) => onChoose(choice.value, event.target.checked)}
            />
            <span>
              {choice.label}
              {choice.description && <span className="w-choices__description">{choice.description}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}
