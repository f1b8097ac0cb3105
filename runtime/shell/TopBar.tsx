import { useSite } from '../context/usePage.ts';
import { useText } from '../language/useText.ts';
import { Choices } from './Choices.tsx';

/** A thin line over the header: what the site announces, and the reader's choices. */
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
