import type { MyRating } from '@yizhan/contract/entities/hall.ts';
import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import { myRatings } from '@yizhan/contract/texts/zh-CN/my-ratings.ts';
import { casePath } from '../../lib/case-paths.ts';
import { formatTime } from '../../lib/format.ts';
import { hrefOf, servicePath } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { useNow } from '../../lib/useNow.ts';
import { ServiceIcon } from '../../service/ServiceIcon.tsx';
import { Stars } from '../../service/Stars.tsx';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { RatingReply } from './RatingReply.tsx';

const t = textsOf({ myRatings });

export function MyRatingRow({ rating, onRate }: { rating: MyRating; onRate: () => void }) {
  const { caseId, serviceName, serviceIcon, tint, deptName, usable, lastVisit, given } = rating;
  const now = useNow();
  const times = given
    ? t('ratedAt', { time: formatTime(given.at, now) })
    : lastVisit && t(caseId ? 'finishedAt' : 'usedAt', { time: formatTime(lastVisit, now) });
  const href = hrefTo(rating);
  return (
    <li className="my-rating">
      <ServiceIcon icon={serviceIcon} tint={tint} />
      <div className="my-rating__words">
        <p className="my-rating__name">
          {href ? <a href={href}>{serviceName}</a> : serviceName}
          {given?.anonymous && <Chip>{t('anonymous')}</Chip>}
        </p>
        {given && (
          <p className="my-rating__given">
            <Stars score={given.score} />
            {given.labels.map((label) => (
              <Chip key={label}>{label}</Chip>
            ))}
          </p>
        )}
        {given?.text && <p className="my-rating__text">{given.text}</p>}
        <p className="my-rating__facts">{[deptName, times, given && stateOf(rating)].filter(Boolean).join(' · ')}</p>
        {given && caseId && <RatingReply given={given} />}
      </div>
      {usable && !(caseId && given) && (
        <Button size="small" icon={given?.changeable ? 'edit' : 'star'} onClick={onRate}>
          {t(given ? (given.changeable ? 'change' : 'again') : 'rate')}
        </Button>
      )}
    </li>
  );
}

function hrefTo({ caseId, serviceId, usable }: MyRating): string | undefined {
  if (caseId) return hrefOf(casePath(caseId));
  return usable && serviceId ? hrefOf(servicePath(serviceId)) : undefined;
}

function stateOf({ caseId, usable, given }: MyRating): string {
  if (caseId) return t('caseGiven');
  if (!usable) return t('gone');
  return given?.changeable
    ? t('until', { day: given.until.slice(0, 10) })
    : t('final', { n: serviceLimits.ratingDays });
}
