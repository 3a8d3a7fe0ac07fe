import type { SectionName } from '@yizhan/contract/sections.ts';
import type { FunctionComponent } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';

/** The screen of each section of administration. Names and imports only. */
export const screens: Readonly<Record<SectionName, FunctionComponent>> = {
  homePage: lazyPart(() => import('./home-page/HomePageSection.tsx')),
  cards: lazyPart(() => import('./cards/CardConfigScreen.tsx')),
  landing: lazyPart(() => import('./landing/LandingSection.tsx')),
  services: lazyPart(() => import('./services/ServicesSection.tsx')),
  guides: lazyPart(() => import('./guides/GuideConfigScreen.tsx')),
  dutyItems: lazyPart(() => import('./duty-items/DutyItemsScreen.tsx')),
  dutyLists: lazyPart(() => import('./duty-lists/DutyListsSection.tsx')),
  news: lazyPart(() => import('./news/NewsSection.tsx')),
  announcements: lazyPart(() => import('./announcements/AnnouncementsSection.tsx')),
  notices: lazyPart(() => import('./notices/NoticesSection.tsx')),
  accounts: lazyPart(() => import('./accounts/AccountsSection.tsx')),
  users: lazyPart(() => import('./users/UsersSection.tsx')),
  roles: lazyPart(() => import('./roles/RolesSection.tsx')),
  departments: lazyPart(() => import('./departments/DepartmentsSection.tsx')),
  dictionary: lazyPart(() => import('./dictionary/DictionarySection.tsx')),
  jobs: lazyPart(() => import('./jobs/JobsSection.tsx')),
  health: lazyPart(() => import('./health/HealthSection.tsx')),
  audit: lazyPart(() => import('./audit/AuditSection.tsx')),
  calendar: lazyPart(() => import('./calendar/CalendarSection.tsx')),
  english: lazyPart(() => import('./english/EnglishSection.tsx')),
  settings: lazyPart(() => import('./settings/SettingsSection.tsx')),
  channels: lazyPart(() => import('./channels/ChannelsSection.tsx')),
  chat: lazyPart(() => import('./chat/ChatSection.tsx')),
  chatRecords: lazyPart(() => import('./chat-records/ChatRecordsSection.tsx')),
  signOn: lazyPart(() => import('./sign-on/SignOnSection.tsx')),
};
