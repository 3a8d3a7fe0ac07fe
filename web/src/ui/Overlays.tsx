import { Confirm } from './Confirm.tsx';
import { Toasts } from './Toasts.tsx';

/** Everything that floats over the pages. Mounted once, at the root of the app. */
export function Overlays() {
  return (
    <>
      <Confirm />
      <Toasts />
    </>
  );
}
