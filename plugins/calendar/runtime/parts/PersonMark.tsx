import { Picture } from 'sala/runtime';
import type { Person } from '../../shared/entries.ts';
import './entry.css';

/** The picture of a person, or their initials, with the name beside it. */
export function PersonMark({ person: { name, picture } }: { person: Person }) {
  return (
    <span className="w-entry-person">
      {picture ? (
        <Picture className="w-entry-person__mark" src={picture} alt="" sizes="24px" />
      ) : (
        <span className="w-entry-person__mark" data-initials={readInitials(name)} aria-hidden="true" />
      )}
      {name}
    </span>
  );
}

/** Two initials for a name; a Thai vowel written before its consonant is skipped. */
function readInitials(name: string): string {
  const parts = name.trim().split(/\s+/).slice(0, 2);
  return parts
    .map((part) => [...part].find((letter) => !/[\u0e40-\u0e44]/.test(letter)) ?? '')
    .join('')
    .toUpperCase();
}
