import type { Choice } from '../../shared/columns.ts';

/** A state by its name; its colour only repeats what the name says. */
export function Status({ choice }: { choice: Choice }) {
  return (
    <span className="w-grid__status" data-tone={choice.tone ?? 'neutral'}>
      {choice.title}
    </span>
  );
}
