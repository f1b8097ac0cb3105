import { useSite } from '../context/usePage.ts';
import { useText } from '../language/useText.ts';
import { Choices } from './parts/Choices.tsx';

/** A bar above the header: the site's announcement, language and colour mode. */
export function TopBar() {
  const { marquee } = useSite();
  const say = useText();
  return (
    <section className="s-bar" aria-label={say('topBar')} data-marquee={marquee ? '' : undefined}>
      {marquee && (
        <p className="s-marquee">
          <span>{marquee}</span>
        </p>
      )}
      <Choices />
    </section>
  );
}
