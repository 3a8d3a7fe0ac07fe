import type { JobState as State } from '@yizhan/contract/entities/job-admin.ts';
import { jobStateNames } from '@yizhan/contract/texts/zh-CN/jobs-manage.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';

const t = textsOf({ jobStateNames });

const tones = { waiting: 'neutral', running: 'info', finished: 'good', failed: 'bad' } as const;

export const JobState = ({ state }: { state: State }) => <Chip tone={tones[state]}>{t(state)}</Chip>;
