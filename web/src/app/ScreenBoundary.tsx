import * as requestLimits from '@yizhan/contract/limits/requests.ts';
import { pages } from '@yizhan/contract/texts/zh-CN/pages.ts';
import { Component, type ReactNode } from 'react';
import { useConnection } from '../lib/connection.ts';
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

  private stop = () => {};
  private again: ReturnType<typeof setTimeout> | undefined;

  override componentDidMount() {
    // HM-3: a page that could not be loaded comes by itself once the server is back.
    this.stop = useConnection.subscribe((now, before) => {
      if (before.offline && !now.offline) this.retryUnloaded();
    });
  }

  override componentWillUnmount() {
    this.stop();
    clearTimeout(this.again);
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof ChunkError) error.forget();
    // The network may be back before the load failed.
    this.again = setTimeout(this.retryUnloaded, requestLimits.probeRetryMs);
  }

  private retryUnloaded = () => {
    if (isUnloaded(this.state.error) && !useConnection.getState().offline) this.retry();
  };

  private retry = () => this.setState({ error: undefined });

  override render() {
    const { error } = this.state;
    const reload = reloadAction();
    const { children, onReload = reload.run } = this.props;
    if (error === undefined) return children;
    const [title, text] = toErrorText(error);
    // A reload without a network would lose the whole page.
    const action = isUnloaded(error) ? { label: t('retry'), run: this.retry } : { ...reload, run: onReload };
    const button = (
      <Button variant="primary" icon="refresh" onClick={action.run}>
        {action.label}
      </Button>
    );
    const glyph = (
      <span className="notice__glyph">
        <Icon name="refresh" size={28} />
      </span>
    );
    return <Notice picture={glyph} title={title} text={text} actions={button} />;
  }
}

/** The server did not deliver the page's script; it may be there later. */
const isUnloaded = (error: unknown) => error instanceof ChunkError && error.why === 'slow';

function toErrorText(error: unknown): [string, string] {
  return error instanceof ChunkError ? [error.msg, error.msgDetail] : [t('brokenTitle'), t('brokenText')];
}
