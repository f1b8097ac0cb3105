export type Video = { kind: 'youtube'; embed: string } | { kind: 'file'; src: string };

const youtubeHosts = /^(www\.|m\.)?(youtube\.com|youtube-nocookie\.com|youtu\.be)$/;

/** A film by the address that people paste: a YouTube page in any of its forms, or a file. */
export function readVideo(address: string): Video | undefined {
  if (!address) return undefined;
  const url = URL.parse(address, 'http://this.site');
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return undefined;
  if (!youtubeHosts.test(url.hostname)) return { kind: 'file', src: address };
  const id = url.hostname.endsWith('youtu.be') ? url.pathname.slice(1) : readYoutubeId(url);
  if (!/^[\w-]{11}$/.test(id)) return undefined;
  return { kind: 'youtube', embed: `https://www.youtube-nocookie.com/embed/${id}` };
}

function readYoutubeId(url: URL): string {
  return url.searchParams.get('v') ?? /^\/(?:embed|shorts|live|v)\/([\w-]+)/.exec(url.pathname)?.[1] ?? '';
}
