import { Component, lazy, type ReactNode, Suspense } from 'react';

/** Loaded only when needed; if even that fails, a plain link is drawn instead. */
const StartFailure = lazy(async () => {
  const module = await import('../shell/StartFailure.tsx').catch(() => undefined);
  return { default: module?.StartFailure ?? PlainFailure };
});

/** The outermost error boundary: catches what no widget's boundary caught. */
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
