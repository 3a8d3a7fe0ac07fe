import type { Menu } from '@yizhan/contract/permissions.ts';
import type { ComponentType } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';
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
    Screen: lazyPart(() => import('./home-page/HomePageSection.tsx')),
  },
  { menu: 'cardBusinessConfig', icon: 'layout' },
  {
    menu: 'userFrameConfig/preLoginConfig',
    icon: 'globe',
    Screen: lazyPart(() => import('./landing/LandingSection.tsx')),
  },
  {
    menu: 'userFrameConfig/manage/services',
    icon: 'hall',
    Screen: lazyPart(() => import('./services/ServicesSection.tsx')),
  },
  { menu: 'managementGuideConfig', icon: 'book' },
  { menu: 'deptResponsibilityListConfig', icon: 'identity' },
  {
    menu: 'userFrameConfig/manage/news',
    icon: 'news',
    Screen: lazyPart(() => import('./news/NewsSection.tsx')),
  },
  {
    menu: 'userFrameConfig/manage/users',
    icon: 'users',
    Screen: lazyPart(() => import('./users/UsersSection.tsx')),
  },
  {
    menu: 'userFrameConfig/manage/roles',
    icon: 'role',
    Screen: lazyPart(() => import('./roles/RolesSection.tsx')),
  },
  {
    menu: 'userFrameConfig/manage/departments',
    icon: 'department',
    Screen: lazyPart(() => import('./departments/DepartmentsSection.tsx')),
  },
  {
    menu: 'userFrameConfig/manage/dictionary',
    icon: 'dictionary',
    Screen: lazyPart(() => import('./dictionary/DictionarySection.tsx')),
  },
  {
    menu: 'userFrameConfig/manage/settings',
    icon: 'settings',
    Screen: lazyPart(() => import('./settings/SettingsSection.tsx')),
  },
  {
    menu: 'userFrameConfig/manage/signOn',
    icon: 'key',
    Screen: lazyPart(() => import('./sign-on/SignOnSection.tsx')),
  },
];
