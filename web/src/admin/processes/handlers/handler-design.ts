import type { Field } from '@yizhan/contract/fields.ts';
import type { HandlerRule } from '@yizhan/contract/flow.ts';
import type { ComponentType } from 'react';
import type { Names } from '../names.ts';

export type RuleKind = HandlerRule['by'];
export type RuleOf<K extends RuleKind> = Extract<HandlerRule, { by: K }>;

export type RuleProps<K extends RuleKind> = {
  rule: RuleOf<K>;
  onChange: (rule: RuleOf<K>) => void;
  fields: readonly Field[];
  names: Names;
};

/** One way to say who handles a step. */
export type HandlerDesign<K extends RuleKind> = {
  Editor: ComponentType<RuleProps<K>>;
  /** A rule that is not complete yet has nobody, and the check says so. */
  initial: () => RuleOf<K>;
};
