import type { news } from '@yizhan/contract/calls/news.ts';
import type { Handlers } from '../../handlers.ts';
import { articles } from './articles.ts';
import { columns } from './columns.ts';
import { reading } from './reading.ts';

export const handlers: Handlers<typeof news> = { ...reading, ...articles, ...columns };
