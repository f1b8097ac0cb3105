import './entry.css';

/** How urgent an entry is: a word, and a mark that does not need its colour to be told from the others. */
export function Priority({ value, titles }: { value?: string; titles: Record<string, string> }) {
  if (!value) return null;
  return (
    <span className="w-entry-priority" data-priority={value.toLowerCase()}>
      {titles[value] ?? value}
    </span>
  );
}
