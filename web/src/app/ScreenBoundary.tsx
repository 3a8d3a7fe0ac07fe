import { Component, type ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { ChunkError } from './lazy-screen.ts';
import { Notice } from './Notice.tsx';
import { t } from './words.ts';

type Props = {
  /** Where the person is: another page gets another chance. */
  at: string;
  children: ReactNode;
  onReload?: () => void;
};
type State = { error: unknown; at: string };

/** What a page that cannot be drawn leaves in its place: words and a way on, never a blank page (AP-4). */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { error: undefined, at: this.props.at };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps({ at }: Props, state: State): State | null {
    return at === state.at ? null : { error: undefined, at };
  }

  override render() {
    const { error } = this.state;
    const { children, onReload = () => location.reload() } = this.props;
    if (error === undefined) return children;
    const [title, text] = wordsOf(error);
    const reload = (
      <Button variant="primary" icon="refresh" onClick={onReload}>
        {t('reload')}
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

function wordsOf(error: unknown): [string, string] {
  if (!(error instanceof ChunkError)) return [t('brokenTitle'), t('brokenText')];
  return error.why === 'gone' ? [t('upgradedTitle'), t('upgradedText')] : [t('slowTitle'), t('slowText')];
}
