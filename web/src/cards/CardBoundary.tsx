import { home } from '@yizhan/contract/texts/zh-CN/home.ts';
import { Component, type ReactNode } from 'react';
import { ChunkError } from '../lib/load-chunk.ts';
import { textsOf } from '../lib/text.ts';
import { ErrorNote } from '../ui/ErrorNote.tsx';
import { toErrorText } from '../ui/error-text.ts';

const t = textsOf({ home });

/** A view that fails to load or render shows an error in its card; the rest of the page is unaffected. */
export class CardBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof ChunkError) error.forget();
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const words = error instanceof ChunkError ? toErrorText(error) : { title: t('cardFailed') };
    return <ErrorNote {...words} onRetry={() => this.setState({ error: undefined })} />;
  }
}
