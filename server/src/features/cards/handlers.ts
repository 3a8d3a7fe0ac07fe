import type { cards } from '@yizhan/contract/calls/cards.ts';
import type { Handlers } from '../../handlers.ts';
import { categories } from './categories.ts';
import { columns } from './columns.ts';
import { config } from './config.ts';
import { library } from './library.ts';
import { people } from './people.ts';

export const handlers: Handlers<typeof cards> = { ...people, ...config, ...columns, ...library, ...categories };
