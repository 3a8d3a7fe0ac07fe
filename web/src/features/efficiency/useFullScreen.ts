import { type RefObject, useEffect, useState } from 'react';

/** Full screen for the wall; leaving it by the keyboard is noticed, too. */
export function useFullScreen(box: RefObject<HTMLElement | null>) {
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    const follow = () => setIsOn(document.fullscreenElement !== null && document.fullscreenElement === box.current);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [box]);
  const toggle = () => {
    // A browser may refuse full screen, in a frame for instance: the page then stays as it is.
    if (isOn) void document.exitFullscreen();
    else void box.current?.requestFullscreen().catch(() => undefined);
  };
  return { isOn, toggle };
}
