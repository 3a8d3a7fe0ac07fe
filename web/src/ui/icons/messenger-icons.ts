import type { Messenger } from '@yizhan/contract/messengers.ts';
import type { IconName } from './names.ts';

export const messengerIcons: Record<Messenger, IconName> = { wechat: 'chat', wecom: 'users', dingtalk: 'message' };
