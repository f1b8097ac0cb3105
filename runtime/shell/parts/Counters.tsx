import { corePaths } from '../../../schemas/index.ts';
import { readText } from '../../../schemas/text.ts';
import { useCounters } from '../../context/usePage.ts';
import { useLanguage, useText } from '../../language/useText.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { NotificationBell } from './NotificationBell.tsx';
import { writeCount } from './writeCount.ts';

/** The person's counters, as plugins define them; empty when all are zero. */
export function Counters() {
  const counters = useCounters();
  const language = useLanguage();
  const say = useText(texts);
  const shown = counters.filter(({ count, always }) => count > 0 || always);
  return shown.map((counter) => {
    const { name, title, icon, path, count } = counter;
    const label = say(count > 0 ? 'waiting' : 'none', { title: readText(title, language), count: writeCount(count) });
    if (path === corePaths.notifications) return <NotificationBell key={name} counter={counter} label={label} />;
    const inner = (
      <>
        <Icon name={icon} size={20} />
        {count > 0 && <span className="s-badge">{writeCount(count)}</span>}
      </>
    );
    if (!path)
      return (
        <span key={name} className="s-tool s-counter" role="img" aria-label={label} title={label}>
          {inner}
        </span>
      );
    return (
      <Link key={name} to={path} className="s-tool s-counter" aria-label={label} title={label}>
        {inner}
      </Link>
    );
  });
}

const texts = {
  waiting: { th: '{title} {count} รายการ', en: '{title}: {count}' },
  none: { th: '{title}', en: '{title}' },
};
