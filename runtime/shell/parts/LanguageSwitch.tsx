import type { MouseEvent } from 'react';
import { useSwitchLanguage } from '../../language/useSwitchLanguage.ts';
import { useLanguage, useText } from '../../language/useText.ts';

/** Links to the same page in the other language; without scripts the server stores the choice. */
export function LanguageSwitch() {
  const language = useLanguage();
  const say = useText();
  const switchLanguage = useSwitchLanguage();
  const other = language === 'th' ? 'en' : 'th';

  function handleClick(event: MouseEvent) {
    event.preventDefault();
    switchLanguage(other);
  }

  return (
    <a className="s-tool" href={`?language=${other}`} lang={other} data-reload="" rel="nofollow" onClick={handleClick}>
      {say('switchLanguage')}
    </a>
  );
}
