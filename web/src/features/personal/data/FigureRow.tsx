import type { Figure } from '@yizhan/contract/entities/person-info.ts';
import { personalData } from '@yizhan/contract/texts/zh-CN/personal-data.ts';
import { formatTime } from '../../../lib/format.ts';
import { toLinkProps } from '../../../lib/link-props.ts';
import { textsOf } from '../../../lib/text.ts';
import { useNow } from '../../../lib/useNow.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';

const t = textsOf({ personalData });

export function FigureRow({ figure, onCorrect }: { figure: Figure; onCorrect: () => void }) {
  const { title, otherInformationList, currentStatusBackgroundColor, url, feed, source, updatedAt } = figure;
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
          <Button size="small" variant="quiet" onClick={onCorrect}>
            {t('correct')}
          </Button>
        </span>
      </div>
    </li>
  );
}
