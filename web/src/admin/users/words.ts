import { users } from '@yizhan/contract/texts/zh-CN/users.ts';
import { textsOf } from '../../lib/text.ts';

export const u = textsOf('users', users);
