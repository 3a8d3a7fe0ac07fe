import type { Menu } from '@yizhan/contract/permissions.ts';

export const groups = ['groupPortal', 'groupServices', 'groupPeople', 'groupSchool'] as const;
export type Group = (typeof groups)[number];

/** Under which heading an entry stands, in the side list and where entries are handed out. */
export const groupOf: Readonly<Record<Menu, Group>> = {
  'userFrameConfig/manage/users': 'groupPeople',
  'userFrameConfig/manage/roles': 'groupPeople',
  'userFrameConfig/manage/departments': 'groupPeople',
  'userFrameConfig/manage/services': 'groupServices',
  managementGuideConfig: 'groupServices',
  deptResponsibilityListConfig: 'groupServices',
  'userFrameConfig/preLoginConfig': 'groupPortal',
  'userFrameConfig/homePageConfig': 'groupPortal',
  cardBusinessConfig: 'groupPortal',
  'userFrameConfig/manage/news': 'groupPortal',
  'userFrameConfig/manage/dictionary': 'groupSchool',
  'userFrameConfig/manage/settings': 'groupSchool',
  'userFrameConfig/manage/signOn': 'groupSchool',
};
