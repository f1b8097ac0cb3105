/** Must be the same object on every render: React would write the HTML again otherwise, and there is none to write. */
const untouched = { __html: '' };

/**
 * A row or object whose HTML the server drew and the browser keeps. Hydration skips it, so it needs no script, no data
 * and no time.
 */
export function StaticHtml({ uid }: { uid: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it sets nothing, see above
  return <div data-uid={uid} data-kept="" suppressHydrationWarning dangerouslySetInnerHTML={untouched} />;
}
