import type { Menu } from '@yizhan/contract/permissions.ts';
import { type ComponentType, lazy } from 'react';
import type { IconName } from '../ui/icons/names.ts';

export type Section = {
  /** The entry that opens it; its name and its address follow from it. */
  menu: Menu;
  icon: IconName;
  /** Absent: a page of its own, outside this frame. */
  Screen?: ComponentType;
};

/** Every configuration screen, in the order of the side list. Names and imports only. */
export const sections: readonly Section[] = [
  {
    menu: 'userFrameConfig/homePageConfig',
    icon: 'home',
    Screen: lazy(() => import('./home-page/HomePageSection.tsx')),
  },
  { menu: 'cardBusinessConfig', icon: 'layout' },
  {
    menu: 'userFrameConfig/preLoginConfig',
    icon: 'globe',
    Screen: lazy(() => import('./landing/LandingSection.tsx')),
  },
  {
    menu: 'userFrameConfig/manage/services',
    icon: 'hall',
    Screen: lazy(() => import('./services/ServicesSection.tsx')),
  },
  { menu: 'managementGuideConfig', icon: 'book' },
  { menu: 'deptResponsibilityListConfig', icon: 'identity' },
  {
    menu: 'userFrameConfig/manage/news',
    icon: 'news',
    Screen: lazy(() => import('./news/NewsSection.tsx')),
  },
  {
    menu: 'userFrameConfig/manage/users',
    icon: 'users',
    Screen: lazy(() => import('./users/UsersSection.tsx')),
  },
  {
    menu: 'userFrameConfig/manage/roles',
    icon: 'role',
    Screen: lazy(() => import('./roles/RolesSection.tsx')),
  },
  {
    menu: 'userFrameConfig/manage/departments',
    icon: 'department',
    Screen: lazy(() => import('./departments/DepartmentsSection.tsx')),
  },
  {
    menu: 'userFrameConfig/manage/dictionary',
    icon: 'dictionary',
    Screen: lazy(() => import('./dictionary/DictionarySection.tsx')),
  },
  {
    menu: 'userFrameConfig/manage/settings',
    icon: 'settings',
    Screen: lazy(() => import('./settings/SettingsSection.tsx')),
  },
  {
    menu: 'userFrameConfig/manage/signOn',
    icon: 'key',
    Screen: lazy(() => import('./sign-on/SignOnSection.tsx')),
  },
];
