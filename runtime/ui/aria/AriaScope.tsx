import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { useUiLanguage } from '../../language/uiLanguage.ts';
import { provideAriaTexts } from './ariaTexts.ts';

/** Thai dates are in the Buddhist era; English ones have the day before the month, as is usual in Thailand. */
const locales = { th: 'th-TH-u-ca-buddhist', en: 'en-GB' };

/** Wraps each component of React Aria: sets the reader's language and the CSP nonce. */
export function AriaScope({ children }: { children: ReactNode }) {
  const language = useUiLanguage();
  provideAriaTexts();
  provideNonce();
  return <I18nProvider locale={locales[language]}>{children}</I18nProvider>;
}

/** React Aria reads the nonce for its style elements from this meta name. */
function provideNonce(): void {
  if ('__webpack_nonce__' in globalThis) return;
  const nonce = document.querySelector<HTMLElement>('style[nonce], script[nonce]')?.nonce;
  Object.assign(globalThis, { __webpack_nonce__: nonce });
}
