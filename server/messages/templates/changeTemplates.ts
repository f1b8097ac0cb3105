import { type Language, readText, type Site } from '../../../schemas/index.ts';
import { templateRefused } from '../../platform/template/template.errors.ts';
import type { RecordParts } from '../../records/context/recordParts.ts';
import type { ChangeLog } from '../../sites/audit/writeAudit.ts';
import { siteIn } from '../../sites/siteIn.ts';
import type { Visit } from '../../sites/visit.ts';
import { checkMailTemplate, drawTexts } from './drawTexts.ts';
import { listOwnTemplates, openTemplates, templateCollection } from './findTexts.ts';
import type { MailTemplate, MailTexts, TemplateValue, TemplateValues } from './mailTemplate.ts';
import { renderMail } from './renderMail.ts';
import { isShipped, shippedTemplates } from './shippedTemplates.ts';
import { mailTemplateUnknown } from './templates.errors.ts';

/** All templates of a site: those of Sala's own mails, changed or not, and those that the site added. */
export async function listTemplates(app: RecordParts, siteId: string) {
  const own = await listOwnTemplates(await openTemplates(app, siteId));
  const shipped = Object.entries<MailTemplate>(shippedTemplates).map(([key, { title, values, ...texts }]) => {
    const changed = own.find((one) => one.key === key)?.texts;
    return {
      key,
      title,
      shipped: true,
      changed: changed !== undefined,
      ...(changed ?? pickTexts(texts)),
      values: listValues(values),
    };
  });
  const added = own
    .filter(({ key }) => !isShipped(key))
    .map(({ key, name, texts }) => ({
      ...{ key, title: { th: name, en: name }, shipped: false, changed: true },
      ...texts,
      values: [],
    }));
  return [...shipped, ...added];
}

/** Stores the site's own texts of a mail; refuses a template that could do more than draw. */
export async function saveTemplate(
  app: RecordParts,
  { site }: Pick<Visit, 'site'>,
  { key, name, texts, logChange }: { key: string; name: string; texts: MailTexts; logChange: ChangeLog },
): Promise<void> {
  requireSound(texts);
  const records = await openTemplates(app, site.id);
  const collection = templateCollection(records);
  if (!collection) throw mailTemplateUnknown();
  const title = isShipped(key) ? readText(shippedTemplates[key].title, site.language) : name || key;
  const data = { key, name: title, subject: texts.subject, body: texts.body, button: texts.button ?? null };
  const [known] = await listOwnTemplates(records, key);
  await records.transaction(async (inside) => {
    if (known) await inside.update(collection, known.id, data);
    else await inside.create(collection, data);
    await logChange(inside.context.db);
  });
}

/** Removes a template of the site; a mail of Sala's own goes back to the texts it began with. */
export async function removeTemplate(
  app: RecordParts,
  { site }: Pick<Visit, 'site'>,
  { key, logChange }: { key: string; logChange: ChangeLog },
): Promise<void> {
  const records = await openTemplates(app, site.id);
  const collection = templateCollection(records);
  const [known] = await listOwnTemplates(records, key);
  if (!collection || !known) throw mailTemplateUnknown();
  await records.transaction(async (inside) => {
    await inside.remove(collection, known.id);
    await logChange(inside.context.db);
  });
}

/** A mail of these texts with sample values, as it would arrive. */
export function previewTemplate(
  { key, texts, language }: { key: string; texts: MailTexts; language: Language },
  site: Pick<Site, 'name' | 'theme'>,
) {
  requireSound(texts);
  const samples = isShipped(key) ? sampleValues(shippedTemplates[key].values, language) : {};
  const drawn = drawTexts(texts, { language, values: { ...samples, site: siteIn(site, language).name } });
  const link = drawn.button === undefined ? undefined : 'https://example.com/';
  return renderMail({ content: drawn, link, site, language });
}

function requireSound({ subject, body, button }: MailTexts): void {
  for (const text of [subject, body, button])
    for (const template of [text?.th ?? '', text?.en ?? '']) {
      const fault = checkMailTemplate(template);
      if (fault) throw templateRefused({ whatTh: fault.th, whatEn: fault.en });
    }
}

function sampleValues(values: Record<string, TemplateValue>, language: Language): TemplateValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, { sample }]) => [
      name,
      Array.isArray(sample) ? sample : readText(sample, language),
    ]),
  );
}

function listValues(values: Record<string, TemplateValue>) {
  const site = { name: 'site', title: { th: 'ชื่อเว็บไซต์', en: 'Name of the site' } };
  return [site, ...Object.entries(values).map(([name, { title }]) => ({ name, title }))];
}

function pickTexts({ subject, body, button }: MailTexts): MailTexts {
  return { subject, body, ...(button && { button }) };
}
