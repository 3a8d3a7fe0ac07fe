import type { Feed } from '@yizhan/contract/entities/card-column.ts';
import { feed as zh } from '@yizhan/contract/texts/zh-CN/feed.ts';
import { formatTime } from '../lib/format.ts';
import { textsOf } from '../lib/text.ts';
import { useNow } from '../lib/useNow.ts';
import { Icon } from '../ui/Icon.tsx';
import './FeedNote.css';

const t = textsOf({ feed: zh });

/** The source of the rows and their age; nothing for the portal's own. */
export function FeedNote({ feed: { state, at, from } }: { feed: Feed }) {
  const now = useNow();
  if (from === '') return null;
  return (
    <p className="feed-note" data-feed={state} title={at ?? undefined}>
      {state !== 'fresh' && <Icon name="warning" size={14} />}
      <span>{t(state, { from, when: at === null ? '' : formatTime(at, now) })}</span>
    </p>
  );
}
