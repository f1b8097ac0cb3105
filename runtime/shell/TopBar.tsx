import { useSite } from '../context/usePage.ts';
import { useText } from '../language/useText.ts';
import { Choices } from './parts/Choices.tsx';

/** A bar above the header: the site's announcement, language and colour mode; a header of the site's own may have these itself. */
export function TopBar({ choices }: { choices: boolean }) {
  const { marquee } = useSite();
  const say = useText();
  if (!choices && !marquee) return null;
  return (
    <section className="s-bar" aria-label={say('topBar')} data-marquee={marquee ? '' : undefined}>
      {marquee && (
        <p className="s-marquee">
          <span>{marquee}</span>
        </p>
      )}
      {choices && <Choices />}
    </section>
  );
}
