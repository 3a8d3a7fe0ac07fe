import { Component, type ReactNode, Suspense } from 'react';
import { ChunkError } from '../lib/load-chunk.ts';
import { toastLoadError } from './toast-load-error.ts';

type Props = {
  /** Closes what could not be loaded. */
  onFailed: () => void;
  /** Shown while loading. */
  fallback?: ReactNode;
  children: ReactNode;
};

/**
 * Wraps a dialog or a menu that is loaded when it is opened. If loading fails (AP-4), a toast says so and offers to
 * reload; the page stays, and the next press retries.
 */
export class OpenBoundary extends Component<Props, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error) {
    if (!(error instanceof ChunkError)) return;
    error.forget();
    toastLoadError(error);
    this.props.onFailed();
    this.setState({ error: undefined });
  }

  override render() {
    const { fallback, children } = this.props;
    const { error } = this.state;
    // Other errors belong to the page's error boundary.
    if (error !== undefined && !(error instanceof ChunkError)) throw error;
    return <Suspense fallback={fallback ?? null}>{error === undefined && children}</Suspense>;
  }
}
