import type { calendar } from '@yizhan/contract/calls/calendar.ts';
import type { Handlers } from '../../handlers.ts';
import { agenda } from './agenda.ts';
import { year } from './year.ts';

export const handlers: Handlers<typeof calendar> = { ...agenda, ...year };
