import { account } from '@yizhan/contract/texts/zh-CN/account.ts';
import { textsOf } from '../../lib/text.ts';

/** Kept apart from the words of signing in, which the first screen waits for. */
export const t = textsOf('account', account);
