import { type WordAction, type WordLevel, wordActions, wordLevels } from '@yizhan/contract/entities/sensitive-word.ts';
import { wordsManage } from '@yizhan/contract/texts/zh-CN/words-manage.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ wordsManage });

export const levelName = (level: WordLevel) => t(`level_${level}`);
const actionName = (action: WordAction) => t(`action_${action}`);

export const levelOptions = wordLevels.map((value) => ({ value, label: levelName(value) }));
export const actionOptions = wordActions.map((value) => ({ value, label: actionName(value) }));

const places = [
  ...(['chat', 'correction', 'dutyCorrection', 'dutyItem', 'dutyLists', 'departmentCard', 'feedback'] as const),
  ...(['guide', 'news', 'notices', 'rating', 'searchRequest', 'service'] as const),
];

/** Where a text was written; a place that is not named here is another. */
export function placeName(place: string): string {
  const known = places.find((one) => one === place);
  return known ? t(`place_${known}`) : t('place_other');
}

export const levelTones = { high: 'bad', medium: 'warn', low: 'neutral', allow: 'good' } as const;
