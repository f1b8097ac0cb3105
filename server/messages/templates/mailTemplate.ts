import type { Text } from '../../../schemas/index.ts';

/** What a template fills in: texts, and lists of texts to repeat. */
export type TemplateValues = Record<string, string | Record<string, string>[]>;

/** The texts of a mail, as Handlebars templates. An empty line of the body begins a paragraph. */
export interface MailTexts {
  subject: Text;
  body: Text;
  /** The label of its button, where the mail has a link. */
  button?: Text;
}

export interface TemplateValue {
  title: Text;
  sample: Text | Record<string, string>[];
}

/** A mail that Sala sends by itself. */
export interface MailTemplate extends MailTexts {
  title: Text;
  /** What it may fill in, beside `site`. */
  values: Record<string, TemplateValue>;
}
