import { useMemo } from 'react';
import { useLanguage, useSite } from 'sala/runtime';
import type { FormatContext } from '../../shared/formatValue.ts';

/** Language and time zone for formatting values. */
export function useFormat(): FormatContext {
  const language = useLanguage();
  const { timeZone } = useSite();
  return useMemo(() => ({ language, timeZone }), [language, timeZone]);
}
