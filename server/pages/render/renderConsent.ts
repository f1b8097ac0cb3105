import { type Consent, consentCookie, type Text } from '../../../schemas/index.ts';
import { escapeHtml } from '../../platform/input/escape.ts';

const texts = {
  title: { th: 'คุกกี้บนเว็บไซต์นี้', en: 'Cookies on this site' },
  text: {
    th: 'เว็บไซต์นี้ใช้คุกกี้ที่จำเป็นต่อการทำงาน และหากคุณยอมรับ จะใช้คุกกี้อื่นเพื่อวัดผลและปรับปรุงบริการด้วย',
    en: 'This site uses cookies that it cannot work without and, if you accept, others that help to measure and improve it.',
  },
  privacy: { th: 'นโยบายความเป็นส่วนตัว', en: 'Privacy policy' },
  all: { th: 'ยอมรับทั้งหมด', en: 'Accept all' },
  necessary: { th: 'เฉพาะที่จำเป็น', en: 'Only necessary' },
} satisfies Record<string, Text>;

/**
 * The cookie banner: a form that works at once, with or without scripts. It is outside the page, so that answering it
 * changes nothing that is drawn, and in both languages, so that it follows a change of language.
 */
export function renderConsent({ text, privacy }: Consent): string {
  const link = privacy ? ` <a href="${escapeHtml(privacy)}">${both(texts.privacy)}</a>` : '';
  return `<form class="s-consent" method="post" action="/api/consent" data-consent="${consentCookie}" aria-labelledby="s-consent">
<strong id="s-consent">${both(texts.title)}</strong>
<p>${both(text ?? texts.text)}${link}</p>
<button class="s-button s-button--primary s-button--small" name="choice" value="all">${both(texts.all)}</button>
<button class="s-button s-button--outline s-button--small" name="choice" value="necessary">${both(texts.necessary)}</button>
</form>
`;
}

function both(text: Text | string): string {
  if (typeof text === 'string') return escapeHtml(text);
  return `<span lang="th">${escapeHtml(text.th)}</span><span lang="en">${escapeHtml(text.en || text.th)}</span>`;
}
