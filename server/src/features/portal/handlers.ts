import type { portal } from '@yizhan/contract/calls/portal.ts';
import type { Handlers } from '../../handlers.ts';
import { config } from './config.ts';
import { people } from './people.ts';
import { quick } from './quick.ts';
import { today } from './today.ts';

export const handlers: Handlers<typeof portal> = { ...people, ...config, ...quick, ...today };
