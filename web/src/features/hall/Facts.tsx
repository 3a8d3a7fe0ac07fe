import type { HallService } from '@yizhan/contract/entities/hall.ts';
import { hall } from '@yizhan/contract/texts/zh-CN/hall.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { textsOf } from '../../lib/text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

const t = textsOf({ hall });

/** Its rating and number of visits, if there are any. */
export function Facts({ service: { score, scoreCount, visitCount } }: { service: HallService }) {
  const given = score?.toFixed(1);
  return (
    <span className="hall-facts">
      {given && (
        <span className="hall-facts__score" title={t('score', { score: given, n: scoreCount })}>
          <Icon name="star-filled" size={12} />
          <span aria-hidden="true">{given}</span>
          <VisuallyHidden>{t('score', { score: given, n: scoreCount })}</VisuallyHidden>
        </span>
      )}
      {visitCount > 0 && <span>{t('visits', { n: formatNumber(visitCount) })}</span>}
    </span>
  );
}
