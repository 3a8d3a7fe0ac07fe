import { noPowerFor } from '../../lib/paths.ts';
import { Redirect } from '../../lib/Redirect.tsx';
import Shell from '../shell/Shell.tsx';
import { isConfiguration } from './menu-names.ts';
import NotFoundScreen from './NotFoundScreen.tsx';

/** A path of administration that one's menu does not open; what no entry opens is not there, and keeps its address. */
export function AccessDenied({ path }: { path: string }) {
  if (isConfiguration(path)) return <Redirect to={noPowerFor(path)} />;
  return (
    <Shell>
      <NotFoundScreen />
    </Shell>
  );
}
