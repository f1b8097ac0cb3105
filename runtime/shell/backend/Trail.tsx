import { useState } from 'react';
import { readText } from '../../../schemas/text.ts';
import { useApi } from '../../context/useApi.ts';
import { usePageState } from '../../context/usePage.ts';
import { useCallMessage } from '../../language/useCallMessage.ts';
import { useLanguage, useText } from '../../language/useText.ts';
import { staffTexts } from '../../staff/staffTexts.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { showToast } from '../../ui/toast/showToast.ts';

/** Above a page of the back office: where it stands, and this person's star. */
export function Trail() {
  const trail = usePageState((state) => state.trail);
  const place = usePageState(({ payload }) => payload.place);
  const generation = usePageState((state) => state.generation);
  const language = useLanguage();
  const say = useText(staffTexts);
  if (!trail) return null;
  return (
    <div className="s-trail">
      <nav aria-label={say('trail')}>
        <ol>
          {trail.map(({ title, path }, index) => {
            const isLast = index === trail.length - 1;
            const text = readText(title, language);
            return (
              <li key={path ?? text} aria-current={isLast ? 'page' : undefined}>
                {path && !isLast ? <Link to={path}>{text}</Link> : <span>{text}</span>}
              </li>
            );
          })}
        </ol>
      </nav>
      {place && <Star key={generation} {...place} />}
    </div>
  );
}

function Star({ path, starred }: { path: string; starred: boolean }) {
  const api = useApi();
  const say = useText(staffTexts);
  const explain = useCallMessage();
  const [isOn, setOn] = useState(starred);
  async function toggle() {
    setOn(!isOn);
    try {
      await api('/api/places/star', { method: 'PUT', body: { path, starred: !isOn } });
    } catch (refusal) {
      setOn(isOn);
      showToast({ title: explain(refusal), kind: 'error' });
    }
  }
  const label = say(isOn ? 'unstar' : 'star');
  return (
    <button
      type="button"
      className="s-tool s-trail__star"
      data-on={isOn || undefined}
      aria-label={label}
      title={label}
      onClick={toggle}
    >
      <Icon name="star" size={18} />
    </button>
  );
}
