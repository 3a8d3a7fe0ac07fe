import type { HallTab } from '@yizhan/contract/entities/hall.ts';
import { hall } from '@yizhan/contract/texts/zh-CN/hall.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ hall });

const words = { all: 'tabAll', recommended: 'tabRecommended', newest: 'tabNewest', hot: 'tabHot' } as const;

/** The name of a tab, as the hall says it. */
export const tabName = (tab: HallTab) => t(words[tab]);
