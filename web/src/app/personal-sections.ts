import type { Sections } from '../features/personal/section.ts';
import { ownSections } from '../features/personal/sections.ts';
import { lazyPart } from '../lib/lazy-part.ts';
import { useSession } from '../lib/session.ts';

/** Each section once, by the feature that owns it, in display order (PC-1). Without `?section=` the first is shown. */
const sections: Sections = [
  { key: 'affairs', icon: 'todo', Screen: lazyPart(() => import('../features/todos/TodosSection.tsx')) },
  { key: 'messages', icon: 'bell', Screen: lazyPart(() => import('../features/notices/NoticesSection.tsx')) },
  { key: 'applications', icon: 'process', Screen: lazyPart(() => import('../features/cases/OwnCasesSection.tsx')) },
  { key: 'favourites', icon: 'star', Screen: lazyPart(() => import('../features/favourites/FavouritesSection.tsx')) },
  { key: 'ratings', icon: 'like', Screen: lazyPart(() => import('../features/service/MyRatingsSection.tsx')) },
  { key: 'feedback', icon: 'help', Screen: lazyPart(() => import('../features/feedback/FeedbackSection.tsx')) },
  { key: 'agenda', icon: 'calendar', Screen: lazyPart(() => import('./AgendaScreen.tsx')) },
  ownSections.personalData,
  ownSections.profile,
  ownSections.security,
  {
    key: 'personalisation',
    icon: 'palette',
    Screen: lazyPart(() => import('./personalisation/PersonalisationSection.tsx')),
  },
  ownSections.privacy,
];

/** Only those who maintain something import and export. */
const managerSections: Sections = [
  ...sections,
  { key: 'bulkJobs', icon: 'archive', Screen: lazyPart(() => import('../features/bulk/BulkJobsSection.tsx')) },
];

/** The sections of the personal centre, for the page and for the palette. */
export const usePersonalSections = (): Sections =>
  useSession((s) => s.session?.configurationMenu.length ?? 0) > 0 ? managerSections : sections;
