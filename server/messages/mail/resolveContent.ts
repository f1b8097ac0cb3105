import type { Language, Site } from '../../../schemas/index.ts';
import type { RecordParts } from '../../records/context/recordParts.ts';
import { siteIn } from '../../sites/siteIn.ts';
import { drawTexts } from '../templates/drawTexts.ts';
import { findTexts } from '../templates/findTexts.ts';
import type { ResolvedContent } from '../templates/renderMail.ts';
import { isShipped, shippedTemplates } from '../templates/shippedTemplates.ts';
import { mailTemplateUnknown } from '../templates/templates.errors.ts';
import type { MailContent } from './mailQueue.ts';

/** The content of a mail with its template drawn, in the texts that the site has now. Texts that cannot be drawn give way to ours. */
export async function resolveContent(
  app: RecordParts,
  { content, site, language }: { content: MailContent; site: Site; language: Language },
): Promise<ResolvedContent> {
  if (!('template' in content)) return content;
  const { template, values, subject: _, ...rest } = content;
  const filled = { language, values: { ...values, site: siteIn(site, language).name } };
  const texts = await findTexts(app, site.id, template);
  if (!texts) throw mailTemplateUnknown();
  try {
    return { ...rest, ...drawTexts(texts, filled) };
  } catch (error) {
    if (!isShipped(template)) throw error;
    app.log.warn({ err: error, template }, 'the own template of a site cannot be drawn');
    return { ...rest, ...drawTexts(shippedTemplates[template], filled) };
  }
}
