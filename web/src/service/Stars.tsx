import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import { service } from '@yizhan/contract/texts/zh-CN/service.ts';
import { textsOf } from '../lib/text.ts';
import { Icon } from '../ui/Icon.tsx';
import './stars.css';

const t = textsOf({ service });

const five = Array.from({ length: serviceLimits.maxStars }, (_, at) => at + 1);

/** A score in stars, with fractions of a star. */
export function Stars({ score, size = 16 }: { score: number; size?: number }) {
  return (
    <span className="stars" role="img" aria-label={t('score', { score: score.toFixed(1) })}>
      <span className="stars__none">
        {five.map((star) => (
          <Icon key={star} name="star-filled" size={size} />
        ))}
      </span>
      <span className="stars__given" style={{ width: `${(score / serviceLimits.maxStars) * 100}%` }}>
        {five.map((star) => (
          <Icon key={star} name="star-filled" size={size} />
        ))}
      </span>
    </span>
  );
}

type StarsInputProps = { value: number; onChange: (stars: number) => void };

/** One to five stars as radio buttons: the arrow keys choose. */
export function StarsInput({ value, onChange }: StarsInputProps) {
  return (
    <fieldset className="stars-input">
      <legend>{t('yourStars')}</legend>
      <div className="stars-input__row">
        {five.map((stars) => (
          <label key={stars} className="stars-input__star" data-given={stars <= value ? '' : undefined}>
            <input
              type="radio"
              name="stars"
              className="yz-hidden"
              aria-label={t('chosenStars', { n: stars, level: t(`level${stars as 1 | 2 | 3 | 4 | 5}`) })}
              checked={value === stars}
              onChange={() => onChange(stars)}
            />
            <Icon name={stars <= value ? 'star-filled' : 'star'} size={32} />
          </label>
        ))}
        {value > 0 && <strong aria-hidden="true">{t(`level${value as 1 | 2 | 3 | 4 | 5}`)}</strong>}
      </div>
    </fieldset>
  );
}
