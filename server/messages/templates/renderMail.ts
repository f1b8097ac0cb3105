import { cleanName } from '../../../engine/people/cleanName.ts';
import { type Language, readText, type Site } from '../../../schemas/index.ts';
import { siteIn } from '../../sites/siteIn.ts';
import { writePlain } from './drawTexts.ts';

export interface MailExtras {
  /** Ids of the files that are attached. */
  files?: string[];
  /** Who is sent a copy without being named in it. */
  copyTo?: string;
  /** Whom answers go to. */
  replyTo?: string;
}

/** What somebody wrote, or what a template gave: paragraphs of plain text, or HTML. */
export type ResolvedContent = (
  | { subject: string; paragraphs: string[]; button?: string }
  | { subject: string; body: string; button?: string }
) &
  MailExtras;

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

const defaultBrand = '#0f6b57';

/** A mail as text and as HTML that old mail programs understand: one column, inline styles, no pictures. */
export function renderMail(options: {
  content: ResolvedContent;
  link?: string;
  site: Pick<Site, 'name' | 'names' | 'theme'>;
  language: Language;
}): RenderedMail {
  const { content, link, language } = options;
  const site = siteIn(options.site, language);
  const { button } = content;
  const subject = cleanName(content.subject); // it is a line of the mail's head
  const plain = 'body' in content ? [writePlain(content.body)] : content.paragraphs;
  const text = [...plain, ...(link ? [link] : []), `— ${site.name}`].join('\n\n');
  const body =
    'body' in content
      ? content.body
      : content.paragraphs
          .map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
          .join('');
  return {
    subject,
    text,
    html: `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f5f4f1;padding:24px;font:16px/1.7 'IBM Plex Sans Thai','Noto Sans Thai',Tahoma,sans-serif;color:#22201c">
<div style="max-width:560px;margin:auto;background:#fff;border-radius:10px;padding:32px">
<h1 style="font-size:20px;line-height:1.6;margin:0 0 16px">${escapeHtml(subject)}</h1>
${body}${link ? renderButton({ link, label: button ?? link, brand: site.theme.brand, language }) : ''}
<p style="margin:24px 0 0;color:#6b675f;font-size:14px">${escapeHtml(site.name)}</p></div></body></html>`,
  };
}

function renderButton(options: { link: string; label: string; brand?: string; language: Language }): string {
  const { label, language } = options;
  const link = escapeHtml(options.link);
  const brand = /^#[0-9a-f]{6}$/i.test(options.brand ?? '') ? options.brand : defaultBrand;
  const hint = readText(
    {
      th: 'หากปุ่มกดไม่ได้ ให้คัดลอกลิงก์นี้ไปวางในเบราว์เซอร์',
      en: 'If the button does not work, copy this link into your browser',
    },
    language,
  );
  return `<p style="margin:24px 0"><a href="${link}" style="background:${brand};color:#fff;text-decoration:none;padding:12px 24px;border-radius:6px;display:inline-block">${escapeHtml(label)}</a></p>
<p style="margin:0;color:#6b675f;font-size:14px">${hint}<br><a href="${link}" style="color:#6b675f;word-break:break-all">${link}</a></p>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (one) => `&#${one.charCodeAt(0)};`);
}
