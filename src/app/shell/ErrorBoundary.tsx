import { Component, type ReactElement } from 'react';

export interface ErrorBoundaryProps {
  readonly children: ReactElement;
  /** Shown instead of children that cannot be drawn. */
  readonly fallback: ReactElement;
}

/** Keeps an error in what it contains from emptying the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
