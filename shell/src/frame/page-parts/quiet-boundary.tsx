import { Component, type ReactNode } from 'react';

/** An error boundary that shows `fallback`; the rest of the page continues. */
export class QuietBoundary extends Component<{ fallback?: ReactNode; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override render() {
    return this.state.hasFailed ? (this.props.fallback ?? null) : this.props.children;
  }
}
