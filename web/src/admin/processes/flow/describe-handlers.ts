import type { HandlerRule } from '@yizhan/contract/flow.ts';
import { processDesign } from '@yizhan/contract/texts/zh-CN/process-design.ts';
import { textsOf } from '../../../lib/text.ts';

const t = textsOf({ processDesign });

/** Who handles a step, in a few words. */
export const describeHandlers = (rules: readonly HandlerRule[]) => rules.map(({ by }) => t(`by_${by}`)).join('、');
