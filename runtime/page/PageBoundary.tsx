import { Component, lazy, type ReactNode, Suspense } from 'react';

/** Fetched when it is needed, which is never; where even that fails, a plain way out stands in its place. */
const StartFailure = lazy(async () => {
  const module = await import('../shell/StartFailure.tsx').catch(() => undefined);
  return { default: module?.StartFailure ?? PlainFailure };
});

/** The last fence: what no widget's fence caught ends here, with a way out. */
export class PageBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Suspense>
        <StartFailure language={document.documentElement.lang === 'en' ? 'en' : 'th'} />
      </Suspense>
    );
  }
}

function PlainFailure() {
  return (
    <a className="s-start-failure" href="?">
      ↻
    </a>
  );
}
