import { signOn } from '@yizhan/contract/texts/zh-CN/sign-on.ts';
import { textsOf } from '../../lib/text.ts';

/** Kept apart from the words of the password form, which the first screen waits for. */
export const t = textsOf('signOn', signOn);
