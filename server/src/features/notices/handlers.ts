import type { notices } from '@yizhan/contract/calls/notices.ts';
import type { Handlers } from '../../handlers.ts';
import { managing } from './managing.ts';
import { reading } from './reading.ts';
import { sending } from './sending.ts';
import { templates } from './templates.ts';

export const handlers: Handlers<typeof notices> = { ...reading, ...managing, ...sending, ...templates };
