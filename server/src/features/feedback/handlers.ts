import type { feedback } from '@yizhan/contract/calls/feedback.ts';
import type { Handlers } from '../../handlers.ts';
import { asking } from './asking.ts';
import { desk } from './desk.ts';

export const handlers: Handlers<typeof feedback> = { ...asking, ...desk };
