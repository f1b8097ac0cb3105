import { useLanguage, useText } from '../../language/useText.ts';

/** Says, in the reader's language, why the page is in the other one. */
export function OtherLanguage() {
  const say = useText(texts);
  return (
    <p className="s-note" role="note" lang={useLanguage()}>
      {say('otherLanguage')}
    </p>
  );
}

const texts = {
  otherLanguage: {
    th: 'หน้านี้ยังไม่มีภาษาไทย จึงแสดงเป็นภาษาอังกฤษ',
    en: 'This page is not available in English yet. It is shown in Thai.',
  },
};
