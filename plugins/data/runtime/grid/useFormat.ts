import { useMemo } from 'react';
import { useLanguage, useSite } from 'sala/runtime';
import type { FormatContext } from '../../shared/formatValue.ts';

/** In which language and at which place values are written. */
export function useFormat(): FormatContext {
  const language = useLanguage();
  const { timeZone } = useSite();
  return useMemo(() => ({ language, timeZone }), [language, timeZone]);
}
