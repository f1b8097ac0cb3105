import { useMemo } from 'react';
import { useLanguage, useSite } from 'sala/runtime';
import type { FormatContext } from '../../shared/formatValue.ts';

/** Language, time zone and currency for formatting values. */
export function useFormat(): FormatContext {
  const language = useLanguage();
  const { timeZone, currency } = useSite();
  return useMemo(() => ({ language, timeZone, currency }), [language, timeZone, currency]);
}
