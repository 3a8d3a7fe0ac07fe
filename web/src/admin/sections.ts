import type { Menu } from '@yizhan/contract/permissions.ts';
import { type ComponentType, lazy } from 'react';
import type { IconName } from '../ui/icons/names.ts';

export type Section = {
  /** The entry that opens it; its name and its address follow from it. */
  menu: Menu;
  icon: IconName;
  group: 'groupPeople' | 'groupSchool';
  /** Absent: a page of its own, outside this frame. */
  Screen?: ComponentType;
};

/** Every configuration screen, in the order of the side list. Names and imports only. */
export const sections: readonly Section[] = [
  {
    menu: 'userFrameConfig/manage/users',
    icon: 'users',
    group: 'groupPeople',
    Screen: lazy(() => import('./users/UsersSection.tsx')),
  },
  {
    menu: 'userFrameConfig/manage/roles',
    icon: 'role',
    group: 'groupPeople',
    Screen: lazy(() => import('./roles/RolesSection.tsx')),
  },
  {
    menu: 'userFrameConfig/manage/departments',
    icon: 'department',
    group: 'groupPeople',
    Screen: lazy(() => import('./departments/DepartmentsSection.tsx')),
  },
  { menu: 'cardBusinessConfig', icon: 'layout', group: 'groupSchool' },
  {
    menu: 'userFrameConfig/manage/dictionary',
    icon: 'dictionary',
    group: 'groupSchool',
    Screen: lazy(() => import('./dictionary/DictionarySection.tsx')),
  },
  {
    menu: 'userFrameConfig/manage/settings',
    icon: 'settings',
    group: 'groupSchool',
    Screen: lazy(() => import('./settings/SettingsSection.tsx')),
  },
];
