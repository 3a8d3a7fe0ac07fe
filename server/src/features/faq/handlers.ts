import type { faq } from '@yizhan/contract/calls/faq.ts';
import type { Handlers } from '../../handlers.ts';
import { entries } from './entries.ts';
import { gaps } from './gaps.ts';
import { models } from './models.ts';
import { scenes } from './scenes.ts';
import { statistics } from './statistics.ts';
import { tests } from './tests.ts';

export const handlers: Handlers<typeof faq> = { ...entries, ...gaps, ...tests, ...scenes, ...models, ...statistics };
