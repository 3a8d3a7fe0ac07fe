import * as cardKindLimits from '@yizhan/contract/limits/card-kinds.ts';
import { newPull } from '../columns/column-form.ts';
import { JsonTableFields } from './JsonTableFields.tsx';
import { MicroAppFields } from './MicroAppFields.tsx';

/** The types a card can embed: the fields of each, and its initial values. */
export const frameForms = {
  qiankun: {
    Fields: MicroAppFields,
    initial: { type: 'qiankun', url: '', height: cardKindLimits.microAppHeights.usual },
  },
  json: { Fields: JsonTableFields, initial: { type: 'json', source: newPull, cardMapping: [], urlDetail: '' } },
} as const;

export type FrameType = keyof typeof frameForms;
export const frameTypes = Object.keys(frameForms) as FrameType[];

export const parseFrameType = (frame: unknown): FrameType =>
  frameTypes.find((type) => (frame as { type?: unknown } | undefined)?.type === type) ?? 'qiankun';
