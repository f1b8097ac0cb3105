import './entry.css';

/** Priority of an entry: a word, and a mark that can be recognised without its colour. */
export function Priority({ value, titles }: { value?: string; titles: Record<string, string> }) {
  if (!value) return null;
  return (
    <span className="w-entry-priority" data-priority={value.toLowerCase()}>
      {titles[value] ?? value}
    </span>
  );
}
