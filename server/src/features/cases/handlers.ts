import type { cases } from '@yizhan/contract/calls/cases.ts';
import type { Handlers } from '../../handlers.ts';
import { acting } from './acting.ts';
import { applying } from './applying.ts';
import { rating } from './rating.ts';
import { reading } from './reading.ts';

export const handlers: Handlers<typeof cases> = { ...applying, ...acting, ...reading, ...rating };
