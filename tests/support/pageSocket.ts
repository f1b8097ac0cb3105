/** What the page has sent to its server. */
export const sent: unknown[] = [];

let latest: EventTarget | undefined;

/** The channel of the page, without a server: one for all tests, as a page has one. */
export class PageSocket extends EventTarget {
  readyState = 1;
  constructor() {
    super();
    latest = this;
    queueMicrotask(() => this.dispatchEvent(new Event('open')));
  }
  send(text: string) {
    sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
}

/** The server tells the page something. */
export function tell(message: object): void {
  latest?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
}

/** The connection breaks. */
export function lose(): void {
  latest?.dispatchEvent(new CloseEvent('close', { code: 1006 }));
}
