import { CloseIcon } from 'sala/runtime';
import './chips.css';

interface Props {
  chips: readonly { value: string; label: string }[];
  /** The name of the list, where its field does not give it one. */
  label?: string;
  removeLabel: (label: string) => string;
  onRemove: (value: string) => void;
}

/** What was chosen for a field, each with a button that takes it away. */
export function Chips({ chips, label, removeLabel, onRemove }: Props) {
  if (chips.length === 0) return null;
  return (
    <ul className="w-chips" aria-label={label}>
      {chips.map((chip) => (
        <li key={chip.value}>
          {chip.label}
          <button type="button" aria-label={removeLabel(chip.label)} onClick={() => onRemove(chip.value)}>
            <CloseIcon />
          </button>
        </li>
      ))}
    </ul>
  );
}
