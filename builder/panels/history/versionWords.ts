import { formatValue } from '../../../engine/layout/binding/formatValue.ts';
import { useRuntime } from '../../../runtime/context/RuntimeContext.ts';
import type { PublishedVersion } from '../../api/versions.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';

/** What a version is called: its name, else when it was published. */
export function useVersionWords(version: PublishedVersion | undefined): { title: string; time: string } {
  const { page } = useRuntime();
  const { language, say } = useLanguage();
  if (!version) return { title: say('versionOriginal'), time: '' };
  const { timeZone } = page.get().payload.site;
  const time = formatValue(version.publishedAt, [{ name: 'datetime', argument: 'medium' }], { language, timeZone });
  return { title: version.name ?? time, time };
}
