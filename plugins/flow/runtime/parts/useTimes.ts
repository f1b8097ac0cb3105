import { useLanguage, useMoment } from 'sala/runtime';
import { showDuration } from '../../shared/showSeconds.ts';

/** Moments and durations as people read them, in the time of the site. */
export function useTimes() {
  const language = useLanguage();
  const moment = useMoment('seconds');
  return {
    moment,
    between: (from: string, to: string | null) =>
      showDuration((to ? Date.parse(to) : Date.now()) - Date.parse(from), language),
  };
}
