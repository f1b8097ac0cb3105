import type { Site } from '../../../schemas/index.ts';
import type { Visit } from '../../sites/visit.ts';
import { siteOrigin } from './siteOrigin.ts';

const keptMs = 60_000;
const mostKept = 200;
const kept = new Map<string, { text: Promise<string>; site: Site; until: number }>();

/** Anybody may request these often: a text is cached for a minute, and generated once for concurrent requests. */
export function cacheText(visit: Visit, name: string, write: () => Promise<string>): Promise<string> {
  const key = `${siteOrigin(visit)}/${name}`;
  const known = kept.get(key);
  if (known && known.until > Date.now() && known.site === visit.site) return known.text;
  if (kept.size > mostKept) kept.clear();
  const text = write();
  kept.set(key, { text, site: visit.site, until: Date.now() + keptMs });
  text.catch(() => kept.delete(key));
  return text;
}
