import { Overlays } from '../../ui/Overlays.tsx';
import { PersonalWatermark } from './PersonalWatermark.tsx';
import { ShellDialogs } from './ShellDialogs.tsx';
import { usePrefetch } from './usePrefetch.ts';

/** What every signed-in page has over it and behind it, but need not have before it is painted. */
export default function Later() {
  usePrefetch();
  return (
    <>
      <PersonalWatermark />
      <ShellDialogs />
      <Overlays />
    </>
  );
}
