import type { Language, PagePayload } from '../../schemas/index.ts';

/** The language that this person chose for the builder of this site, where it is not that of their session. */
export function readKeptLanguage(payload: PagePayload): Language | undefined {
  try {
    const kept = localStorage.getItem(placeOf(payload));
    return kept === 'th' || kept === 'en' ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps it on the device; that of the session is followed again. */
export function keepLanguage(payload: PagePayload, language: Language): void {
  try {
    if (language === payload.session.language) localStorage.removeItem(placeOf(payload));
    else localStorage.setItem(placeOf(payload), language);
  } catch {
    // It lasts as long as the builder is open.
  }
}

function placeOf({ session, site }: PagePayload): string {
  return `sala.builder.language.${session.user?.id ?? ''}.${site.id}`;
}
