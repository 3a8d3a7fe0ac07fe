import type { FeedbackEntry } from '@yizhan/contract/entities/feedback.ts';
import { feedback } from '@yizhan/contract/texts/zh-CN/feedback.ts';
import { toMinute } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';
import { FeedbackFiles } from './FeedbackFiles.tsx';
import './timeline.css';

const t = textsOf({ feedback });

/** `asker`: how the writer is called where their own steps have no name. */
export function Timeline({ entries, asker }: { entries: readonly FeedbackEntry[]; asker: string }) {
  return (
    <ol className="feedback-timeline" reversed>
      {entries.map((entry, at) => (
        <li key={`${entry.time} ${entry.node}`} data-node={entry.node} data-newest={at === 0 ? '' : undefined}>
          <p className="feedback-timeline__head">
            <strong>{t(`node_${entry.node}`)}</strong>
            <span>{whoOf(entry, asker)}</span>
            <time>{toMinute(entry.time)}</time>
          </p>
          {entry.opinion && <p className="feedback-timeline__opinion">{entry.opinion}</p>}
          <FeedbackFiles files={entry.attachments} />
        </li>
      ))}
    </ol>
  );
}

const ofAsker = ['SUBMITTED', 'REOPENED', 'RATED', 'CLOSED'];

/** What is closed for want of a rating was closed by nobody. */
function whoOf({ node, dept, handler, opinion }: FeedbackEntry, asker: string): string {
  if (node === 'CLOSED' && opinion) return '';
  return ofAsker.includes(node) ? asker : [dept, handler].filter(Boolean).join(' · ');
}
