import { Component, type ReactNode } from 'react';
import { StartFailure } from '../shell/StartFailure.tsx';

/** The last fence: what no widget's fence caught ends here, with a way out. */
export class PageBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <StartFailure language={document.documentElement.lang === 'en' ? 'en' : 'th'} />;
  }
}
