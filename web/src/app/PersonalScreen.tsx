import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { PersonalCenter } from '../features/personal/PersonalCenter.tsx';
import type { Sections } from '../features/personal/section.ts';
import { ownSections } from '../features/personal/sections.ts';
import { query } from '../lib/api.ts';
import { lazyPart } from '../lib/lazy-part.ts';
import { useSession } from '../lib/session.ts';
import { openDialog, useShellDialog } from './shell/dialogs.ts';

/** In display order; an address without a section shows the first, with or without `?tab=`. */
const sections: Sections = [
  {
    key: 'affairs',
    icon: 'todo',
    Screen: lazyPart(() => import('../features/todos/TodosSection.tsx')),
  },
  {
    key: 'favourites',
    icon: 'star',
    Screen: lazyPart(() => import('../features/favourites/FavouritesSection.tsx')),
  },
  {
    key: 'agenda',
    icon: 'calendar',
    Screen: lazyPart(() => import('./AgendaScreen.tsx')),
  },
  {
    key: 'notifications',
    icon: 'bell',
    Screen: lazyPart(() => import('../features/notices/preferences/PreferencesSection.tsx')),
  },
  ...ownSections,
];

/** Only those who maintain something import and export. */
const managerSections: Sections = [
  ...sections,
  { key: 'bulkJobs', icon: 'archive', Screen: lazyPart(() => import('../features/bulk/BulkJobsSection.tsx')) },
];

const changePassword = () => openDialog('password');

/** The personal centre, and the shell dialog it opens. */
export default function PersonalScreen() {
  const client = useQueryClient();
  const changing = useShellDialog((s) => s.open === 'password');
  const manages = useSession((s) => (s.session?.configurationMenu.length ?? 0) > 0);
  // A new password signs the other devices out, so they are refetched when its dialog closes.
  useEffect(() => {
    if (!changing) return;
    return () => void client.invalidateQueries({ queryKey: query.security.devices().queryKey });
  }, [changing, client]);
  return <PersonalCenter onChangePassword={changePassword} sections={manages ? managerSections : sections} />;
}
