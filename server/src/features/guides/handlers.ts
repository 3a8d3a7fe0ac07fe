import type { guides } from '@yizhan/contract/calls/guides.ts';
import type { Handlers } from '../../handlers.ts';
import { config } from './config.ts';
import { corrections } from './corrections.ts';
import { reading } from './reading.ts';

export const handlers: Handlers<typeof guides> = { ...reading, ...corrections, ...config };
