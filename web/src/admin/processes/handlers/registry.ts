import type { HandlerDesign, RuleKind } from './handler-design.ts';
import { post } from './PostRule.tsx';
import { applicant, chosen, head, people, role } from './rules.tsx';

/** Every way to say who handles a step; a missing one does not compile. */
export const handlerDesigns: { [K in RuleKind]: HandlerDesign<K> } = { people, role, head, post, chosen, applicant };
export const ruleKinds = Object.keys(handlerDesigns) as RuleKind[];
