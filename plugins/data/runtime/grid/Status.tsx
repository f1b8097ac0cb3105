import type { Choice } from '../../shared/columns.ts';
import './grid.css';

/** The title of a state, coloured by its tone. */
export function Status({ choice }: { choice: Choice }) {
  return (
    <span className="w-grid__status" data-tone={choice.tone ?? 'neutral'}>
      {choice.title}
    </span>
  );
}
