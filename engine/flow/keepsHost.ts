const placeholder = /\{\{[^{}]*\}\}/g;
/** Written as far as into the host: what follows belongs to it. */
const inHost = /^[a-z][a-z0-9+.-]*:\/\/[^/?#\\]*$/i;

/**
 * Whether what is filled into an address leaves its host as it was written. Else a caller of the flow could say where the request
 * goes, with the secrets that stand in its headers: `https://api.example{{input.path}}` with `.evil.example/`. Where a placeholder
 * stands for the whole host, or the address begins with one, its author lets it be said.
 */
export function keepsHost(address: string, fill: (placeholder: string) => string): boolean {
  let written = '';
  let at = 0;
  for (const { 0: found, index } of address.matchAll(placeholder)) {
    written += address.slice(at, index);
    at = index + found.length;
    const value = fill(found);
    if (inHost.test(written) && !fits(value, { before: written, after: address.slice(at) })) return false;
    written += value;
  }
  return true;
}

function fits(value: string, { before, after }: { before: string; after: string }): boolean {
  // A part of a name in the middle of the host, such as a region.
  if (/^[^/?#\\{]/.test(after)) return /^[\w-]*$/.test(value);
  if (before.endsWith('://')) return /^[\w.-]+(:\d+)?([/?#].*)?$/s.test(value);
  if (/:$/.test(before)) return /^\d+$/.test(value);
  return value === '' || /^[/?#]/.test(value);
}
