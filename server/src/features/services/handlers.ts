import type { services } from '@yizhan/contract/calls/services.ts';
import type { Handlers } from '../../handlers.ts';
import { details } from './details.ts';
import { favourites } from './favourites.ts';
import { ratings } from './ratings.ts';
import { visits } from './visits.ts';

export const handlers: Handlers<typeof services> = { ...visits, ...details, ...favourites, ...ratings };
