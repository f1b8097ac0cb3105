import { usePageState } from '../context/usePage.ts';
import { useText } from '../language/useText.ts';

/** A progress bar while the next page is loaded; CSS shows it only after a delay. */
export function ProgressLine() {
  const pending = usePageState((state) => state.pending);
  const say = useText();
  return pending ? <progress className="s-progress" aria-label={say('loadingPage')} /> : null;
}
