import type { CounterKind, LandingBlockKind } from '@yizhan/contract/entities/landing.ts';
import { landingConfig } from '@yizhan/contract/texts/zh-CN/landing-config.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ landingConfig });

export const blockName = (kind: LandingBlockKind) => t(`block_${kind}`);
export const counterName = (kind: CounterKind) => t(`counter_${kind}`);
