import { type DocumentDeclaration, type Language, readText, type Text } from '../../schemas/index.ts';
import type { DocumentView } from './documentView.ts';

export interface MailDraft {
  /** As the record has it; empty where it names nobody. */
  to: string;
  subject: string;
  text: string;
}

/** A mail with a document as its sender finds it: the address of the record's party, subject and text filled in. */
export function draftMail(
  { mail, values }: Pick<DocumentDeclaration, 'mail' | 'values'>,
  view: Pick<DocumentView, 'title' | 'values'>,
  { sender, language }: { sender: string; language: Language },
): MailDraft {
  const told = Object.entries(view.values).filter(
    ([name, text]) => text !== missingOf(values[name]?.missing, language),
  );
  const known: Record<string, string> = { ...Object.fromEntries(told), title: view.title, sender };
  return {
    to: known.partyEmail ?? '',
    subject: fill(readText(mail.subject, language), known),
    text: fill(readText(mail.text, language), known),
  };
}

function missingOf(missing: Text | undefined, language: Language): string {
  return missing ? readText(missing, language) : '';
}

function fill(text: string, known: Record<string, string>): string {
  const lines = text.split('\n').flatMap((line) => {
    const names = [...line.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    if (names.length > 0 && names.every((name) => !known[name])) return [];
    return [line.replace(/\{(\w+)\}/g, (_, name: string) => known[name] ?? '').replace(/ {2,}/g, ' ')];
  });
  return lines.join('\n').trim();
}
