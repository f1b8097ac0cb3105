export interface FetchedDocument {
  style: string;
  pages: Element[];
  originals: number;
  /** Of a page, in pixels. */
  width: number;
  /** When it was issued, and the hash of what is kept; nothing before. */
  issued?: { at: string; sha256: string };
  mayIssue: boolean;
  /** What may be done with it beside looking at it. */
  offers: readonly string[];
  /** When its record was made, and by whom. */
  created?: { at: string; by: string };
  /** The site makes e-tax invoices of such documents. */
  isEtax: boolean;
}

/** The address of a document, or of its PDF. */
export function documentPath(
  { name, id }: { name: string; id: string },
  options: { both: boolean; pdf?: boolean; byPage?: boolean; language: string },
): string {
  const query = new URLSearchParams({
    copies: options.both ? 'both' : 'original',
    language: options.language,
    ...(options.byPage && { by: 'page' }),
  });
  return `/api/document/${encodeURIComponent(name)}/${encodeURIComponent(id)}${options.pdf ? '/pdf' : ''}?${query}`;
}

/** Where an issued document is made an e-tax invoice. */
export function etaxPath({ name, id }: { name: string; id: string }): string {
  return `/api/document/${encodeURIComponent(name)}/${encodeURIComponent(id)}/etax`;
}

/** Why the server gave no file, in words. */
export class RefusedFile extends Error {
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** What a call answered beside JSON; a refusal is thrown with its message. */
export async function fetchFile(path: string, signal?: AbortSignal, body?: string): Promise<Response> {
  const headers = {
    'X-Sala': '1',
    'Accept-Language': document.documentElement.lang,
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
  };
  const method = body === undefined ? 'GET' : 'POST';
  const response = await fetch(path, { credentials: 'same-origin', method, headers, body, signal });
  if (response.ok) return response;
  const answer = (await response.json().catch(() => ({}))) as { message?: unknown }; // as every refusal is answered
  throw new RefusedFile(typeof answer.message === 'string' ? answer.message : '', response.status);
}

export async function fetchDocument(path: string, signal: AbortSignal): Promise<FetchedDocument> {
  // In a shadow tree fonts of its own have no effect: the page's are used.
  return readDocument(await fetchFile(`${path}&fonts=none`, signal));
}

/** The pages of a document as elements; a parsed document runs and loads nothing. */
export async function readDocument(response: Response): Promise<FetchedDocument> {
  const text = await response.text();
  // Taken out before it is parsed: the policy of the site reports every style element, even of a document that is not shown.
  const [element = '', style = ''] = /<style>([\s\S]*?)<\/style>/.exec(text) ?? [];
  const parsed = new DOMParser().parseFromString(text.replace(element, ''), 'text/html');
  const { headers } = response;
  const at = headers.get('x-document-issued');
  const created = headers.get('x-document-created');
  const pages = [...parsed.querySelectorAll('section.page')];
  return {
    style,
    pages,
    ...(at && { issued: { at, sha256: headers.get('x-document-sha256') ?? '' } }),
    ...(created && { created: { at: created, by: decodeURIComponent(headers.get('x-document-creator') ?? '') } }),
    mayIssue: headers.has('x-document-may-issue'),
    offers: (headers.get('x-document-offers') ?? '').split(' '),
    isEtax: headers.has('x-document-etax'),
    width: Number(pages[0]?.getAttribute('data-width')) || 794,
    originals: pages.filter((page) => page.getAttribute('data-copy') === 'original').length,
  };
}
