import { readYoutube } from './readYoutube.ts';

export type Video = { kind: 'youtube'; embed: string } | { kind: 'file'; src: string };

/** Parses a video address: a YouTube link of any form, or a file. */
export function readVideo(address: string): Video | undefined {
  if (!address) return undefined;
  const url = URL.parse(address, 'http://this.site');
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return undefined;
  if (!/(^|\.)(youtube(-nocookie)?\.com|youtu\.be)$/.test(url.hostname)) return { kind: 'file', src: address };
  const video = readYoutube(address);
  return video && { kind: 'youtube', embed: `https://www.youtube-nocookie.com/embed/${video.id}` };
}
