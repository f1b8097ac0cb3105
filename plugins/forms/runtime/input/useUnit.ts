import { useSyncExternalStore } from 'react';
import { useForm, useLanguage, useSite } from 'sala/runtime';
import { localeOf } from 'sala/schemas';

/** The sign that stands in a field: of the currency that the form or the site has, or as it is written. */
export function useUnit(unit: string): string {
  const form = useForm();
  const { currency } = useSite();
  const language = useLanguage();
  const read = () => form.read('currency').value;
  const chosen = useSyncExternalStore(
    (listener) => form.subscribe('currency', listener),
    read,
    () => form.atStart('currency').value,
  );
  if (unit !== 'currency') return unit;
  const code = typeof chosen === 'string' && /^[A-Z]{3}$/.test(chosen) ? chosen : currency;
  if (!/^[A-Z]{3}$/.test(code)) return '';
  const parts = new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? code;
}
