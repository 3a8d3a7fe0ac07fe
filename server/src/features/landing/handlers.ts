import type { landing } from '@yizhan/contract/calls/landing.ts';
import type { Handlers } from '../../handlers.ts';
import { config } from './config.ts';
import { visitors } from './visitors.ts';

export const handlers: Handlers<typeof landing> = { ...visitors, ...config };
