import type { personal } from '@yizhan/contract/texts/zh-CN/personal.ts';
import type { ComponentType } from 'react';
import type { IconName } from '../../ui/icons/names.ts';

/** What the frame around the personal centre does for a section. */
export type SectionProps = { onChangePassword: () => void };

export type Section = {
  /** As the address has it; also its name among the words. */
  key: keyof typeof personal;
  icon: IconName;
  Screen: ComponentType<SectionProps>;
};

/** Every section there is, in its order. */
export type Sections = readonly [Section, ...Section[]];
