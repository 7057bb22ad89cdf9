import { Component, type ReactElement } from 'react';

interface ErrorBoundaryProps {
  readonly children: ReactElement;
  readonly fallback: ReactElement;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
