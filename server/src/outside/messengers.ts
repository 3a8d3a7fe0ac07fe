import type { Messenger } from '@yizhan/contract/messengers.ts';
import { dingtalk } from './dingtalk.ts';
import type { MessengerClient } from './messenger.ts';
import { wechat } from './wechat.ts';
import { wecom } from './wecom.ts';

/** Every messenger that signs people in. */
export const messengerClients: Record<Messenger, MessengerClient> = { wechat, wecom, dingtalk };
