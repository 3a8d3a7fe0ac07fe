import { cardAffairsSettings } from '@yizhan/contract/texts/zh-CN/card-affairs-settings.ts';
import { todoCategories } from '@yizhan/contract/todo-classes.ts';
import { textsOf } from '../../lib/text.ts';
import type { CardSettings } from '../card.ts';
import { ConfigForm } from './ConfigForm.tsx';
import { sample } from './sample.ts';

const t = textsOf({ cardAffairsSettings });

export const settings = (): CardSettings<'affairs'> => ({
  name: t('name'),
  about: t('about'),
  icon: 'process',
  initial: { tabs: [...todoCategories] },
  sample,
  settings: {
    tabs: {
      label: t('tabs'),
      words: (tabs) =>
        inOrder(tabs)
          .map((tab) => t(tab))
          .join(t('separator')),
    },
  },
  ConfigForm,
});

/** As the card shows them, whichever was ticked first. */
const inOrder = (tabs: readonly (typeof todoCategories)[number][]) =>
  todoCategories.filter((tab) => tabs.includes(tab));
