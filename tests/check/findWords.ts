import { parseSync } from '@swc/core';

/** Former names for a transition, a command, a channel, a site or a server, as they would begin or end an identifier. */
const formerNames = [
  /^(plan|decide|find|list|draw|use)Moves?$/,
  /^house[A-Z]|[a-z]House$|^House[A-Z]/,
  /^(carryOut|handle|send|pass)Orders?$|^OrderActions$/,
  /^(create|get|useSession)Line$/,
  /^(leadAway|leadTo\w*|asksAnew|sightings|Sightings|useGiven|GivenAnswers|tellOf\w+|tellPerson|holdPlaces|keepText)$/,
  /\w(Anew|Astray)$/,
  /^(describe)?Told$/,
];
const formerWords = /\b(house|he|him|his|himself|hears?|believes?)\b/gi;

/** Whether a name of a file or an identifier is one that the glossary has replaced. */
export function isFormerName(name: string): boolean {
  return formerNames.some((each) => each.test(name));
}

/** Comments as this project writes them: lines of their own, and behind code after a space. */
const comments = /^\s*(?:\/?\*|\/\/).*$|\s\/\/ .*$/gm;

/** Words that the glossary has replaced, in the comments and identifiers of a source. Texts for people may use any word. */
export function findWords(source: string, isTsx: boolean): string[] {
  const found: string[] = (source.match(comments) ?? []).flatMap((comment) => comment.match(formerWords) ?? []);
  // Reading the syntax costs most of the time, and hardly any source holds one of the names at all.
  if (!source.match(/[\w$]+/g)?.some(isFormerName)) return found;
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { type, value: name } = value as { type?: unknown; value?: unknown }; // a node of the tree
    if (type === 'Identifier' && typeof name === 'string' && isFormerName(name)) found.push(name);
    Object.values(value).forEach(visit);
  };
  visit(parseSync(source, { syntax: 'typescript', tsx: isTsx, target: 'es2022' }).body);
  return found;
}
