import type { dutyLists } from '@yizhan/contract/calls/duty-lists.ts';
import type { Handlers } from '../../handlers.ts';
import { config } from './config.ts';
import { corrections } from './corrections.ts';
import { items } from './items.ts';
import { reading } from './reading.ts';
import { sheets } from './sheet.ts';

export const handlers: Handlers<typeof dutyLists> = { ...reading, ...sheets, ...items, ...corrections, ...config };
