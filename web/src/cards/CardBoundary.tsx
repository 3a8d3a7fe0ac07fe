import { home } from '@yizhan/contract/texts/zh-CN/home.ts';
import { Component, type ReactNode } from 'react';
import { textsOf } from '../lib/text.ts';
import { ErrorNote } from '../ui/ErrorNote.tsx';

const t = textsOf('home', home);

/** A view that cannot be loaded or drawn: its card says so, and the rest of the page stands. */
export class CardBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <ErrorNote title={t('cardFailed')} onRetry={() => this.setState({ failed: false })} />;
  }
}
