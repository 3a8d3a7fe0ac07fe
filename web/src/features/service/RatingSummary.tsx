import type { Ratings } from '@yizhan/contract/entities/hall.ts';
import { service } from '@yizhan/contract/texts/zh-CN/service.ts';
import { textsOf } from '../../lib/text.ts';
import { Stars } from '../../service/Stars.tsx';
import { Chip } from '../../ui/Chip.tsx';

const t = textsOf({ service });

export function RatingSummary({ ratings: { average, count, distribution, labels } }: { ratings: Ratings }) {
  if (average === null) return <p className="ratings__none">{t('noRatings')}</p>;
  return (
    <div className="rating-summary">
      <div className="rating-summary__average">
        <strong>{average.toFixed(1)}</strong>
        <Stars score={average} />
        <span>{t('ratingsCount', { n: count })}</span>
      </div>
      <ul className="rating-summary__bars" aria-label={t('distribution')}>
        {distribution
          .map((given, at) => ({ stars: at + 1, given }))
          .toReversed()
          .map(({ stars, given }) => (
            <li key={stars} title={t('starRow', { n: stars, count: given })}>
              <span>{t('stars', { n: stars })}</span>
              <span className="rating-summary__bar">
                <span style={{ width: `${count === 0 ? 0 : (given / count) * 100}%` }} />
              </span>
              <span className="rating-summary__count">{given}</span>
            </li>
          ))}
      </ul>
      {labels.length > 0 && (
        <p className="rating-summary__labels">
          {labels.map(({ name, count: times }) => (
            <Chip key={name}>
              {name} {times}
            </Chip>
          ))}
        </p>
      )}
    </div>
  );
}
