export interface Link {
  /** Empty when the URL is missing or could run a script. */
  href: string;
  external: boolean;
}

const none: Link = { href: '', external: false };

/**
 * The target of a link typed by a person: another site when it begins with http or https, mail or telephone, else a
 * route of this site. Any other scheme (javascript:, data: …) gives an empty link.
 */
export function readLink(value: unknown): Link {
  if (typeof value !== 'string') return none;
  const target = removeControls(value).trim();
  if (target === '') return none;
  if (/^https?:\/\//i.test(target)) return { href: target, external: true };
  if (/^(mailto|tel|sms|line):/i.test(target)) return { href: target, external: false };
  if (/^[a-z][a-z0-9+.-]*:/i.test(target)) return none;
  // Browsers read a backslash as a slash: either pair at the beginning would name another site.
  if (/^[/\\]{2}|^\\/.test(target)) return none;
  if (/^[/#?]/.test(target)) return { href: target, external: false };
  return { href: `/${target}`, external: false };
}

/** Browsers skip tabs, line breaks and other control characters inside a scheme, so they are removed first. */
function removeControls(value: string): string {
  return value.replace(/\p{Cc}/gu, '');
}
