import { useQueryClient } from '@tanstack/react-query';
import { lazy, useEffect } from 'react';
import { PersonalCenter } from '../features/personal/PersonalCenter.tsx';
import type { Section } from '../features/personal/sections.ts';
import { query } from '../lib/api.ts';
import { loadChunk } from './lazy-screen.ts';
import { openDialog, useShellDialog } from './shell/dialogs.ts';

const more: readonly Section[] = [
  {
    key: 'favourites',
    icon: 'star',
    Screen: lazy(() => loadChunk(() => import('../features/favourites/FavouritesSection.tsx'))),
  },
];

const changePassword = () => openDialog('password');

/** The personal centre, and the frame's dialog it opens. */
export default function PersonalScreen() {
  const client = useQueryClient();
  const changing = useShellDialog((s) => s.open === 'password');
  // A new password signs the other devices out: when its dialog closes, they are read again.
  useEffect(() => {
    if (!changing) return;
    return () => void client.invalidateQueries({ queryKey: query.security.devices().queryKey });
  }, [changing, client]);
  return <PersonalCenter onChangePassword={changePassword} more={more} />;
}
