import { SalaError, type Text } from '../../../schemas/index.ts';

const mostDetails = 5;
const longest = 2000;

/** Why a step failed, for people: a refusal in both languages with what was wrong, anything else as it came. */
export function explainFailure(error: unknown): Text | string {
  if (!(error instanceof SalaError)) return (error instanceof Error ? error.message : String(error)).slice(0, longest);
  const details = Array.isArray(error.details) ? (error.details as Partial<ErrorPart>[]).slice(0, mostDetails) : []; // of any shape
  const say = (language: 'th' | 'en') =>
    [error.text[language], ...details.flatMap((detail) => describe(detail, language)), ...hints(error, language)]
      .join(' · ')
      .slice(0, longest);
  return { th: say('th'), en: say('en') };
}

/** Whoever reads of the failure may well see what the run did not. */
const rights: Text = {
  th: 'โฟลว์ทำด้วยสิทธิ์ของผู้สั่งรัน ซึ่งอาจไม่เห็นหรือแก้รายการนี้ไม่ได้',
  en: 'a flow has the rights of the person whose run it is, who may not see or change this',
};

function hints({ status }: SalaError, language: 'th' | 'en'): string[] {
  return status === 403 || status === 404 ? [rights[language]] : [];
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
