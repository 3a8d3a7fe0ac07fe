import type { FeedbackStatus } from '@yizhan/contract/entities/feedback.ts';
import type { Figure } from '@yizhan/contract/entities/person-info.ts';
import { feedback } from '@yizhan/contract/texts/zh-CN/feedback.ts';
import { personalData } from '@yizhan/contract/texts/zh-CN/personal-data.ts';
import { formatTime } from '../../../lib/format.ts';
import { toLinkProps } from '../../../lib/link-props.ts';
import { feedbackDetailPath, hrefOf } from '../../../lib/paths.ts';
import { textsOf } from '../../../lib/text.ts';
import { useNow } from '../../../lib/useNow.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';

const t = textsOf({ personalData });
const feedbackText = textsOf({ feedback });

/** Another correction can be asked for once the last one was answered. */
const isOver: ReadonlySet<FeedbackStatus> = new Set(['ANSWERED', 'CLOSED']);

export function FigureRow({ figure, onCorrect }: { figure: Figure; onCorrect: () => void }) {
  const { title, otherInformationList, currentStatusBackgroundColor, url, feed, source, updatedAt, correction } = figure;
  const now = useNow();
  return (
    <li className="figure">
      <div className="figure__head">
        <h3>{title}</h3>
        {currentStatusBackgroundColor.typeName && <Chip>{currentStatusBackgroundColor.typeName}</Chip>}
        {feed.state !== 'fresh' && <Chip tone="warn">{t(feed.state)}</Chip>}
      </div>
      <dl className="figure__lines">
        {otherInformationList.map(({ label, value }) => (
          <div key={`${label} ${value}`}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="figure__foot">
        <span>
          {[source && t('source', { source }), updatedAt && t('updatedAt', { time: formatTime(updatedAt, now) })]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span className="figure__actions">
          {url && <a {...toLinkProps(url)}>{t('open')}</a>}
          {correction && (
            <a href={hrefOf(feedbackDetailPath(correction.id))}>
              {t('correction', { status: feedbackText(`status_${correction.status}`) })}
            </a>
          )}
          {(!correction || isOver.has(correction.status)) && (
            <Button size="small" variant="quiet" onClick={onCorrect}>
              {t('correct')}
            </Button>
          )}
        </span>
      </div>
    </li>
  );
}
