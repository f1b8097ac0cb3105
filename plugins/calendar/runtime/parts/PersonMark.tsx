import './entry.css';

/** The initials of a person, with the name beside them. */
export function PersonMark({ name }: { name: string }) {
  return (
    <span className="w-entry-person">
      <span className="w-entry-person__mark" data-initials={readInitials(name)} aria-hidden="true" />
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
