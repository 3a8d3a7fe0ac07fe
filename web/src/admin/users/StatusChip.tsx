import type { UserStatus } from '@yizhan/contract/entities/users.ts';
import { users } from '@yizhan/contract/texts/zh-CN/users.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';

const t = textsOf({ users });

const tones = { active: 'good', waiting: 'warn', disabled: 'neutral' } as const satisfies Record<UserStatus, string>;

export const StatusChip = ({ status }: { status: UserStatus }) => <Chip tone={tones[status]}>{t(status)}</Chip>;
