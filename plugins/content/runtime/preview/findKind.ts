export type PreviewKind = 'image' | 'video' | 'audio' | 'pdf' | 'link';

const endings: [PreviewKind, RegExp][] = [
  ['image', /\.(avif|gif|jpe?g|png|svg|webp)$/i],
  ['video', /\.(m4v|mov|mp4|ogv|webm)$/i],
  ['audio', /\.(aac|m4a|mp3|oga|ogg|wav)$/i],
  ['pdf', /\.pdf$/i],
];

/** The kind of preview for an address, by its file extension. A PDF of another site cannot be framed. */
export function findKind(address: string, chosen: PreviewKind | 'auto'): PreviewKind {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  const kind = chosen === 'auto' ? (endings.find(([, ending]) => ending.test(path))?.[0] ?? 'link') : chosen;
  return kind === 'pdf' && /^https?:/i.test(address) ? 'link' : kind;
}
