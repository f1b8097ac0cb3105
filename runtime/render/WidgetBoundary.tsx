import { Component, type ReactNode } from 'react';
import type { LayoutObject } from '../../schemas/index.ts';
import { WidgetFailed } from './WidgetFailed.tsx';

interface Props {
  object: LayoutObject;
  children: ReactNode;
}

/** The error boundary of a widget: shows a message with a retry button, while the rest of the page works. */
export class WidgetBoundary extends Component<Props, { error: unknown; object: LayoutObject }> {
  override state = { error: undefined as unknown, object: this.props.object };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  /** An edited object is tried again. */
  static getDerivedStateFromProps(props: Props, state: { object: LayoutObject }) {
    return props.object === state.object ? null : { error: undefined, object: props.object };
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    const detail = this.state.error instanceof Error ? this.state.error.message : String(this.state.error);
    return <WidgetFailed detail={detail} onRetry={() => this.setState({ error: undefined })} />;
  }
}
