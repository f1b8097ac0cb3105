import { deviceStore } from '../../runtime/context/deviceStore.ts';
import type { Language, PagePayload } from '../../schemas/index.ts';

/** The language that this person chose for the builder of this site, where it is not that of their session. */
export function readKeptLanguage(payload: PagePayload): Language | undefined {
  const kept = deviceStore.readText(placeOf(payload));
  return kept === 'th' || kept === 'en' ? kept : undefined;
}

/** Keeps it on the device; that of the session is followed again. */
export function keepLanguage(payload: PagePayload, language: Language): void {
  if (language === payload.session.language) deviceStore.remove(placeOf(payload));
  else deviceStore.writeText(placeOf(payload), language);
}

function placeOf({ session, site }: PagePayload): string {
  return `sala.builder.language.${session.user?.id ?? ''}.${site.id}`;
}
