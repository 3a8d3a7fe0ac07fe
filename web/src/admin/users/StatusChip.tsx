import type { UserStatus } from '@yizhan/contract/entities/users.ts';
import { Chip } from '../../ui/Chip.tsx';
import { u } from './words.ts';

const tones = { active: 'good', waiting: 'warn', disabled: 'neutral' } as const satisfies Record<UserStatus, string>;

export const StatusChip = ({ status }: { status: UserStatus }) => <Chip tone={tones[status]}>{u(status)}</Chip>;
