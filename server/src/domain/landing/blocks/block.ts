import type { LandingIndex } from '@yizhan/contract/entities/landing.ts';
import type { Html } from '../../../common/html.ts';
import type { LandingSchool } from '../school.ts';
import type { LandingTexts } from '../texts.ts';

/** What a block is written from; `title` is the school's own word for it, or the usual one. */
export type BlockInput = { index: LandingIndex; school: LandingSchool; t: LandingTexts; title: string };

/** Writes a block; nothing where there is nothing to show. */
export type Block = (from: BlockInput) => Html | undefined;
