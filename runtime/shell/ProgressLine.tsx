import { usePageState } from '../context/usePage.ts';
import { useText } from '../language/useText.ts';

/** A thin line while the next page is fetched; CSS shows it only when that takes long enough to be noticed. */
export function ProgressLine() {
  const pending = usePageState((state) => state.pending);
  const say = useText();
  return pending ? <progress className="s-progress" aria-label={say('loadingPage')} /> : null;
}
