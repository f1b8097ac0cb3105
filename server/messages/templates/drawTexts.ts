import { type Language, readText, type Text } from '../../../schemas/index.ts';
import { openSandbox } from '../../platform/template/openSandbox.ts';
import { mailHelpers } from './mailHelpers.ts';
import type { MailTexts, TemplateValues } from './mailTemplate.ts';

/** Administrators of every site write them. */
const sandbox = openSandbox(mailHelpers, { mostMs: 100 });

/** The first thing for which the template of a mail is refused. */
export const checkMailTemplate: (template: string) => Text | undefined = sandbox.check;

/** A mail without its frame. */
export interface DrawnTexts {
  subject: string;
  /** HTML. */
  body: string;
  button?: string;
}

/** The texts of a mail in one language with its values. */
export function drawTexts(
  texts: MailTexts,
  { language, values }: { language: Language; values: TemplateValues },
): DrawnTexts {
  const draw = (text: Text) => sandbox.draw(readText(text, language), [values])[0] ?? '';
  const label = texts.button && writePlain(draw(texts.button)).trim();
  return {
    subject: writePlain(draw(texts.subject)).replace(/\s+/g, ' ').trim(),
    body: writeParagraphs(draw(texts.body)),
    ...(label && { button: label }),
  };
}

const blockStart = /^<(p|ul|ol|dl|table|h[1-4]|div|section|article|hr|figure|aside|header)\b/;

/** Text in which empty lines part paragraphs, as HTML; what begins with a block stays as it is. */
function writeParagraphs(text: string): string {
  return text
    .trim()
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (blockStart.test(part) ? part : `<p style="margin:0 0 16px">${part.replaceAll('\n', '<br>')}</p>`))
    .join('\n');
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** HTML of a template as a mail program without HTML shows it. */
export function writePlain(html: string): string {
  return html
    .replace(/<a\b[^>]*\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gs, '$2 ($1)')
    .replace(/<li\b[^>]*>/g, '- ')
    .replace(/<br\b[^>]*>|<\/(li|tr|dt|dd)>/g, '\n')
    .replace(/<\/(p|ul|ol|dl|table|h[1-4]|div|section|article)>\n*/g, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
      if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
      if (decimal) return String.fromCodePoint(Number(decimal));
      return named[name ?? ''] ?? whole;
    })
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
