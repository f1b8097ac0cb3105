import type { MouseEvent } from 'react';
import { chooseLanguage } from '../language/chooseLanguage.ts';
import { useLanguage, useText } from '../language/useText.ts';
import { useNavigate } from '../navigation/useNavigate.ts';

/** Leads to the same page in the other language; without scripts the server keeps the choice. */
export function LanguageSwitch() {
  const language = useLanguage();
  const say = useText();
  const navigate = useNavigate();
  const other = language === 'th' ? 'en' : 'th';

  function handleClick(event: MouseEvent) {
    event.preventDefault();
    chooseLanguage(other);
    navigate(location.href, { refresh: true });
  }

  return (
    <a className="s-tool" href={`?language=${other}`} lang={other} data-reload="" rel="nofollow" onClick={handleClick}>
      {say('switchLanguage')}
    </a>
  );
}
