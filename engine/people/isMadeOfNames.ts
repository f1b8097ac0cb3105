/** No shorter piece of a name says anything: it stands in many words. */
const shortest = 3;

/**
 * Whether a password is nothing but names that a guesser knows, with digits and signs around them: `Somchai.2569!` of a Somchai. Numbers
 * among the names, such as that of a telephone, count as they are.
 */
export function isMadeOfNames(password: string, names: readonly (string | null | undefined)[]): boolean {
  const pieces = names.flatMap((name) => name?.toLowerCase().split(/[^a-z0-9]+/) ?? []);
  const numbers = names.map((name) => name?.replace(/[^0-9]/g, ''));
  const digits = password.replace(/[^a-z0-9]/gi, '');
  if (digits.length >= shortest && numbers.includes(digits)) return true;
  const words = [...new Set(pieces.map(lettersOf))].filter(({ length }) => length >= shortest);
  const letters = lettersOf(password.toLowerCase());
  const rest = words
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, word) => left.replaceAll(word, ' '), letters);
  return letters !== '' && rest.trim() === '';
}

const lettersOf = (text: string) => text.replace(/[^a-z]/g, '');
