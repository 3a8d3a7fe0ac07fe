import { noPowerFor } from '../../lib/paths.ts';
import { Redirect } from '../../lib/Redirect.tsx';
import Shell from '../shell/Shell.tsx';
import { isConfiguration } from './menu-names.ts';
import NotFoundScreen from './NotFoundScreen.tsx';

/**
 * An administration path outside the user's menu. A path that no menu entry opens is not found, and keeps its address.
 */
export function AccessDenied({ path }: { path: string }) {
  if (isConfiguration(path)) return <Redirect to={noPowerFor(path)} />;
  return (
    <Shell>
      <NotFoundScreen />
    </Shell>
  );
}
