import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { PersonalCenter } from '../features/personal/PersonalCenter.tsx';
import { query } from '../lib/api.ts';
import { usePersonalSections } from './personal-sections.ts';
import { openDialog, useShellDialog } from './shell/dialogs.ts';

const changePassword = () => openDialog('password');

/** The personal centre, and the shell dialog it opens. */
export default function PersonalScreen() {
  const client = useQueryClient();
  const changing = useShellDialog((s) => s.open === 'password');
  const sections = usePersonalSections();
  // A new password signs the other devices out, so they are refetched when its dialog closes.
  useEffect(() => {
    if (!changing) return;
    return () => void client.invalidateQueries({ queryKey: query.security.devices().queryKey });
  }, [changing, client]);
  return <PersonalCenter onChangePassword={changePassword} sections={sections} />;
}
