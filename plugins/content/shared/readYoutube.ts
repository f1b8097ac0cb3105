export interface YoutubeVideo {
  id: string;
  /** Start time in seconds. */
  start: number;
}

const hosts = /^(?:(?:www|m|music)\.)?(?:youtube\.com|youtube-nocookie\.com|youtu\.be)$/;
const idPattern = /^[\w-]{11}$/;

/** The video of a YouTube link of any form; undefined without an id of 11 characters. */
export function readYoutube(address: string): YoutubeVideo | undefined {
  const text = address.trim();
  const url = URL.parse(/^[a-z]+:/i.test(text) ? text : `https://${text.replace(/^\/+/, '')}`);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:') || !hosts.test(url.hostname)) return undefined;
  const id = url.hostname === 'youtu.be' ? url.pathname.slice(1) : readId(url);
  if (!idPattern.test(id)) return undefined;
  return { id, start: readSeconds(url.searchParams.get('t') ?? url.searchParams.get('start') ?? '') };
}

function readId(url: URL): string {
  return url.searchParams.get('v') ?? /^\/(?:embed|shorts|live|v|e)\/([\w-]+)/.exec(url.pathname)?.[1] ?? '';
}

/** `90`, `90s` or `1h2m3s`. */
function readSeconds(text: string): number {
  const parts = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(text);
  if (!parts) return 0;
  const [, hours = 0, minutes = 0, seconds = 0] = parts;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
