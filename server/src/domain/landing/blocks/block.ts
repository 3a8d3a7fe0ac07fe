import type { LandingIndex } from '@yizhan/contract/entities/landing.ts';
import type { Html } from '../../../common/html.ts';
import type { LandingSchool } from '../school.ts';
import type { LandingTexts } from '../texts.ts';

/** Input of a block; `title` is the school's own or the default. */
export type BlockInput = { index: LandingIndex; school: LandingSchool; t: LandingTexts; title: string };

/** Renders a block; undefined if there is nothing to show. */
export type Block = (from: BlockInput) => Html | undefined;
