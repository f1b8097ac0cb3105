import { roles } from '../../schemas/people/roles.ts';
import { readText } from '../../schemas/text.ts';
import { usePage } from '../context/usePage.ts';
import { useLanguage, useText } from '../language/useText.ts';
import { staffTexts } from './staffTexts.ts';

/** Where one works, as whom, and the way to another site. */
export function SessionBar({ count, onSwitch }: { count: number; onSwitch?: () => void }) {
  const { site, session } = usePage();
  const say = useText(staffTexts);
  const language = useLanguage();
  const role = readText(roles[session.role], language) || session.role;
  return (
    <aside className="s-session" aria-label={say('bar')}>
      <span className="s-session__site">
        <span className="s-visually-hidden">{say('activeSite')}: </span>
        {site.name}
      </span>
      <span className="s-session__role">{role}</span>
      <span className="s-session__who">{session.user?.name}</span>
      <button type="button" className="s-session__switch" disabled={!onSwitch} onClick={onSwitch}>
        {say('switchSite')}
        <span className="s-session__count" title={say('siteCount', { count })}>
          {count > 99 ? '99+' : count}
        </span>
      </button>
    </aside>
  );
}
