import type { GuideRow } from '@yizhan/contract/entities/guide.ts';
import { Chip } from '../../ui/Chip.tsx';
import { g } from './words.ts';

const tones = { DRAFT: 'neutral', SUBMITTED: 'brand', PUBLISHED: 'good', OFF: 'bad', REVIEW: 'warn' } as const;

export const StateChip = ({ state }: Pick<GuideRow, 'state'>) => <Chip tone={tones[state]}>{g(`state${state}`)}</Chip>;
