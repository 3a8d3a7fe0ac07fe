import type { personal } from '@yizhan/contract/texts/zh-CN/personal.ts';
import type { ComponentType } from 'react';
import type { IconName } from '../../ui/icons/names.ts';

/** What the surrounding page provides to a section. */
export type SectionProps = { onChangePassword: () => void };

export type Section = {
  /** Its name in the address, and its key in the texts. */
  key: keyof typeof personal;
  icon: IconName;
  Screen: ComponentType<SectionProps>;
};

/** All sections, in order. */
export type Sections = readonly [Section, ...Section[]];
