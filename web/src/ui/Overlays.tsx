import { Confirm } from './Confirm.tsx';
import { Toasts } from './Toasts.tsx';

/** What floats over every page. Stands once, at the root of the app. */
export function Overlays() {
  return (
    <>
      <Confirm />
      <Toasts />
    </>
  );
}
