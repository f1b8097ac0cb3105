import type { ChoiceListProps } from './choiceListProps.ts';
import './choice.css';

/** The place of the list until it is there; plain buttons when it cannot be fetched. */
export function NativeChoiceList({ choices, onChoose, failed }: ChoiceListProps & { failed: boolean }) {
  if (!failed) return <div className="s-listing__coming" aria-busy="true" />;
  return (
    <ul className="s-listing__list">
      {choices?.map(({ id, title }) => (
        <li key={id}>
          <button type="button" className="s-listing__line" onClick={() => onChoose(id)}>
            {title}
          </button>
        </li>
      ))}
    </ul>
  );
}
