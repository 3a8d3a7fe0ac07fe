import { useEffect } from 'react';
import { startRefresh } from '../../lib/refresh.ts';
import { Overlays } from '../../ui/Overlays.tsx';
import { PersonalWatermark } from './PersonalWatermark.tsx';
import { ShellDialogs } from './ShellDialogs.tsx';
import { usePrefetch } from './usePrefetch.ts';
import { useSocket } from './useSocket.ts';

/** What every signed-in page has over it and behind it, but need not have before it is painted. */
export default function Later() {
  useEffect(() => startRefresh(), []);
  useSocket();
  usePrefetch();
  return (
    <>
      <PersonalWatermark />
      <ShellDialogs />
      <Overlays />
    </>
  );
}
