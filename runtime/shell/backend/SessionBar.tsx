import { isAdministrator } from '../../../engine/people/rankRole.ts';
import { roles } from '../../../schemas/people/roles.ts';
import { readText } from '../../../schemas/text.ts';
import { usePage } from '../../context/usePage.ts';
import { useLanguage, useText } from '../../language/useText.ts';
import { openPanel } from '../../staff/panels.ts';
import { staffTexts } from '../../staff/staffTexts.ts';
import { useOwnSites } from '../../staff/useOwnSites.ts';
import { writeCount } from '../parts/writeCount.ts';

/** The current site and user, and the switch to another site; for those who run sites. */
export function SessionBar() {
  const { session } = usePage();
  return isAdministrator(session.role) ? <Bar /> : null;
}

function Bar() {
  const { site, session } = usePage();
  const say = useText(staffTexts);
  const language = useLanguage();
  const count = useOwnSites()?.length;
  return (
    <aside className="s-session" aria-label={say('bar')}>
      <span className="s-visually-hidden">
        {say('activeSite')}: {site.name}
      </span>
      <span className="s-session__role">{readText(roles[session.role], language) || session.role}</span>
      <span className="s-session__who">{session.user?.name}</span>
      <button
        type="button"
        className="s-session__switch"
        disabled={count === undefined || count < 2}
        onClick={() => openPanel('sites')}
      >
        <span>{say('switchSite')}</span>
        <span className="s-session__count" title={count === undefined ? undefined : say('siteCount', { count })}>
          {count === undefined ? '·' : writeCount(count)}
        </span>
      </button>
    </aside>
  );
}
