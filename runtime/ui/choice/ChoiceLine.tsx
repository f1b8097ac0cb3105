import { ListBoxItem } from 'react-aria-components';
import type { Choice } from './choice.ts';

interface Props {
  choice: Choice;
  /** What is written into the field of a combobox when it is chosen, if not its title. */
  written?: string;
}

/** A choice in a list: its title, and in small what distinguishes it. */
export function ChoiceLine({ choice: { id, title, note }, written = title }: Props) {
  return (
    <ListBoxItem id={id} textValue={written} className="s-listing__line">
      <span>{title}</span>
      {note && <small>{note}</small>}
    </ListBoxItem>
  );
}
