import { pages } from '@yizhan/contract/texts/zh-CN/pages.ts';
import { Component, type ReactNode } from 'react';
import { ChunkError, reloadAction } from '../lib/load-chunk.ts';
import { textsOf } from '../lib/text.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Notice } from './Notice.tsx';

const t = textsOf({ pages });

type Props = {
  /** The current address: navigating elsewhere resets the error. */
  at: string;
  children: ReactNode;
  onReload?: () => void;
};
type State = { error: unknown; at: string };

/** Shown in place of a page that fails to render: a message and a next step, never a blank page (AP-4). */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { error: undefined, at: this.props.at };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps({ at }: Props, state: State): State | null {
    return at === state.at ? null : { error: undefined, at };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof ChunkError) error.forget();
  }

  override render() {
    const { error } = this.state;
    const { label, run } = reloadAction();
    const { children, onReload = run } = this.props;
    if (error === undefined) return children;
    const [title, text] = toErrorText(error);
    const reload = (
      <Button variant="primary" icon="refresh" onClick={onReload}>
        {label}
      </Button>
    );
    const glyph = (
      <span className="notice__glyph">
        <Icon name="refresh" size={28} />
      </span>
    );
    return <Notice picture={glyph} title={title} text={text} actions={reload} />;
  }
}

function toErrorText(error: unknown): [string, string] {
  return error instanceof ChunkError ? [error.msg, error.msgDetail] : [t('brokenTitle'), t('brokenText')];
}
