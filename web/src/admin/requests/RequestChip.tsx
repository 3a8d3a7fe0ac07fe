import type { RequestState } from '@yizhan/contract/entities/permission-request.ts';
import { requestsManage } from '@yizhan/contract/texts/zh-CN/requests-manage.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';

const t = textsOf({ requestsManage });

const tones = { PENDING: 'warn', GRANTED: 'good', REFUSED: 'bad', WITHDRAWN: 'neutral' } as const;

export const RequestChip = ({ state }: { state: RequestState }) => <Chip tone={tones[state]}>{t(state)}</Chip>;
