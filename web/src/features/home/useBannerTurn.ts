import * as portalLimits from '@yizhan/contract/limits/portal.ts';
import { type FocusEvent, useEffect, useState } from 'react';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';

/** Which banner is shown. Advances automatically, except on hover, focus or reduced motion. */
export function useBannerTurn(count: number) {
  const [turned, setTurned] = useState(0);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [wished, setStill] = useState<boolean>();
  const still = wished ?? calm;
  // The number of banners may change while the page is open.
  const at = turned % count;
  const show = (n: number) => setTurned((n + count) % count);
  useEffect(() => {
    if (still || hovered || focused || count < 2) return undefined;
    const timer = setTimeout(() => setTurned((at + 1) % count), portalLimits.bannerIntervalMs);
    return () => clearTimeout(timer);
  }, [still, hovered, focused, count, at]);
  const hold = {
    onMouseEnter: () => setHovered(true),
    onMouseLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setFocused(currentTarget.contains(relatedTarget)),
  };
  return { at, show, still, setStill, hold };
}
