import { expect, it } from 'vitest';
import { showOnPage } from '../../../../tests/support/showOnPage.ts';
import { MailFrame } from './MailFrame.tsx';

it('shows a mail in the fonts of the page, and runs nothing of it', async () => {
  const style = document.createElement('style');
  style.textContent = '@layer a { @font-face { font-family: "Lent"; src: url("/lent.woff2"); } }';
  document.head.append(style);
  showOnPage(<MailFrame className="" title="mail" html="<p>สวัสดี</p><script>document.title = 'ran'</script>" />);
  const frame = () => document.querySelector('iframe')?.contentDocument;
  const fonts = () => [...(frame()?.adoptedStyleSheets[0]?.cssRules ?? [])].map(({ cssText }) => cssText).join();
  await expect.poll(fonts).toContain('Lent');
  expect(frame()?.body.innerText).toContain('สวัสดี');
  expect(frame()?.title).toBe('');
  style.remove();
});
