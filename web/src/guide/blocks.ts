import type { GuideBlock } from '@yizhan/contract/entities/guide.ts';
import type { ComponentType } from 'react';
import { Attachments } from './blocks/Attachments.tsx';
import { Basis } from './blocks/Basis.tsx';
import { Conditions } from './blocks/Conditions.tsx';
import { Contact } from './blocks/Contact.tsx';
import { Description } from './blocks/Description.tsx';
import { Fees } from './blocks/Fees.tsx';
import { Materials } from './blocks/Materials.tsx';
import { Questions } from './blocks/Questions.tsx';
import { Result } from './blocks/Result.tsx';
import { Steps } from './blocks/Steps.tsx';
import { TimeAndPlace } from './blocks/TimeAndPlace.tsx';
import type { BlockProps, ShownGuide } from './shown-guide.ts';

type Block = { View: ComponentType<BlockProps>; isEmpty: (guide: ShownGuide) => boolean };

/** The blocks a department writes, in the order they are read. The twelfth, the ratings, is given by whoever shows the guide. */
export const blocks: Record<Exclude<GuideBlock, 'ratings'>, Block> = {
  description: { View: Description, isEmpty: (guide) => !hasText(guide.description) },
  conditions: {
    View: Conditions,
    isEmpty: ({ conditions }) => !conditions.audience && !hasText(conditions.text) && conditions.checks.length === 0,
  },
  timeAndPlace: {
    View: TimeAndPlace,
    isEmpty: ({ timeAndPlace }) => !timeAndPlace.period && !timeAndPlace.hours && timeAndPlace.places.length === 0,
  },
  materials: { View: Materials, isEmpty: (guide) => guide.materials.length === 0 },
  steps: { View: Steps, isEmpty: ({ steps }) => steps.rows.length === 0 && !steps.picture },
  result: { View: Result, isEmpty: ({ result }) => !hasText(result.text) && !result.collection },
  // That nothing is charged is worth saying; that something is, without a word how much, is not.
  fees: { View: Fees, isEmpty: ({ fees }) => !fees.free && !hasText(fees.text) },
  basis: { View: Basis, isEmpty: (guide) => guide.basis.length === 0 },
  questions: { View: Questions, isEmpty: (guide) => guide.questions.length === 0 },
  attachments: { View: Attachments, isEmpty: (guide) => guide.attachments.length === 0 },
  contact: { View: Contact, isEmpty: ({ contact }) => Object.values(contact).every((line) => line === '') },
};

/** An editor that was emptied leaves tags without words; a picture alone is something to see. */
function hasText(html: string): boolean {
  return /<img\b/.test(html) || html.replace(/<[^>]*>|&nbsp;|\s/g, '') !== '';
}

/** GU-1: the blocks that say something. */
export const visibleBlocks = (guide: ShownGuide) =>
  (Object.keys(blocks) as (keyof typeof blocks)[]).filter((block) => !blocks[block].isEmpty(guide));
