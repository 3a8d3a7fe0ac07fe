import type { ArticleState } from '@yizhan/contract/entities/news.ts';
import { Chip } from '../../ui/Chip.tsx';
import { n } from './words.ts';

const tones = { draft: 'neutral', scheduled: 'warn', released: 'good' } as const satisfies Record<ArticleState, string>;

export const StateChip = ({ state }: { state: ArticleState }) => <Chip tone={tones[state]}>{n(state)}</Chip>;
