import type { GuideContent } from '@yizhan/contract/entities/guide.ts';
import { guideManage } from '@yizhan/contract/texts/zh-CN/guide-manage.ts';
import { guides } from '@yizhan/contract/texts/zh-CN/guides.ts';
import { textsOf } from '../../lib/text.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Select } from '../../ui/Select.tsx';
import { narrow, useMediaQuery } from '../../ui/useMediaQuery.ts';
import { isFilled, type Place, places } from './guide-values.ts';

const t = textsOf({ guideManage });
const guideText = textsOf({ guides });

type BlockMenuProps = {
  content: GuideContent;
  chosen: Place;
  /** Blocks with errors. */
  wrong: readonly Place[];
  onChoose: (place: Place) => void;
};

const blockPlaces = places.filter((place) => place !== 'basics' && place !== 'ratings');
const nameOf = (place: Place) => (place === 'basics' ? t('basics') : guideText(place));

/** The blocks in order, each marked as filled in, empty or invalid; a select on small screens. */
export function BlockMenu({ content, chosen, wrong, onChoose }: BlockMenuProps) {
  const small = useMediaQuery(narrow);
  const filled = blockPlaces.filter((place) => isFilled(place, content)).length;
  if (small)
    return (
      <Select
        label={t('blocks')}
        help={t('filledCount', { n: filled, all: blockPlaces.length })}
        value={chosen}
        options={places.map((place, at) => ({
          value: place,
          label: `${at > 0 ? `${at}. ` : ''}${nameOf(place)}${isFilled(place, content) ? ' ✓' : ''}`,
        }))}
        onChange={onChoose}
      />
    );
  return (
    <nav className="guide-editor__menu admin-card" aria-label={t('blocks')}>
      <p className="guide-editor__count">{t('filledCount', { n: filled, all: blockPlaces.length })}</p>
      {places.map((place, at) => {
        const bad = wrong.includes(place);
        const full = isFilled(place, content);
        return (
          <button
            key={place}
            type="button"
            className={classes('guide-editor__item', bad && 'guide-editor__item--wrong')}
            aria-current={place === chosen}
            onClick={() => onChoose(place)}
          >
            <span className="guide-editor__number">{at > 0 ? at : ''}</span>
            <span>{nameOf(place)}</span>
            {place !== 'ratings' && (
              <Icon
                name={bad ? 'warning' : full ? 'success' : 'minus'}
                size={16}
                label={t(full ? 'filled' : 'empty')}
              />
            )}
          </button>
        );
      })}
    </nav>
  );
}
