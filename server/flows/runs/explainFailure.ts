import { SalaError, type Text } from '../../../schemas/index.ts';

const mostDetails = 5;
const longest = 2000;

/** Why a step failed, for people: a refusal in both languages with what was wrong, anything else as it came. */
export function explainFailure(error: unknown): Text | string {
  if (!(error instanceof SalaError)) return (error instanceof Error ? error.message : String(error)).slice(0, longest);
  const details = Array.isArray(error.details) ? (error.details as Partial<ErrorPart>[]).slice(0, mostDetails) : []; // of any shape
  const say = (language: 'th' | 'en') =>
    [error.text[language], ...details.flatMap((detail) => describe(detail, language))].join(' · ').slice(0, longest);
  return { th: say('th'), en: say('en') };
}

interface ErrorPart {
  path: string;
  message: string;
  text: Text;
}

function describe({ path, message, text }: Partial<ErrorPart>, language: 'th' | 'en'): string[] {
  const words = text?.[language] ?? message;
  if (typeof words !== 'string') return [];
  return [path ? `${path}: ${words}` : words];
}
