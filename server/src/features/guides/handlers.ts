import type { guides } from '@yizhan/contract/calls/guides.ts';
import type { Handlers } from '../../handlers.ts';
import { corrections } from './corrections.ts';
import { keeping } from './keeping.ts';
import { reading } from './reading.ts';

export const handlers: Handlers<typeof guides> = { ...reading, ...corrections, ...keeping };
