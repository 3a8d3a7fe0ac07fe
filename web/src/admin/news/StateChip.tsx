import type { ArticleState } from '@yizhan/contract/entities/news.ts';
import { newsManage } from '@yizhan/contract/texts/zh-CN/news-manage.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';

const t = textsOf({ newsManage });

const tones = { draft: 'neutral', scheduled: 'warn', released: 'good' } as const satisfies Record<ArticleState, string>;

export const StateChip = ({ state }: { state: ArticleState }) => <Chip tone={tones[state]}>{t(state)}</Chip>;
