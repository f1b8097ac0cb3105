import { isOwnPath } from '../../../engine/content/isOwnPath.ts';
import type { JsonObject } from '../../../schemas/index.ts';

interface Step {
  code: string;
  params: JsonObject;
}

/** Does what needs no person: goes to another page of the site, shows or hides objects of this one. */
export function performStep({ code, params }: Step, navigate: (path: string) => unknown): void {
  if (code === 'redirect') {
    const path = String(params.path ?? '');
    if (isOwnPath(path)) navigate(path);
    return;
  }
  const name = CSS.escape(String(params.object ?? ''));
  for (const object of document.querySelectorAll<HTMLElement>(`[data-uid="${name}"], [data-field="${name}"]`))
    object.style.display = params.method === 'hide' ? 'none' : '';
}
