import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Redirects from an address that has no page of its own. The router's Navigate redirects only once; this component
 * stays mounted until the next page renders, and navigating back to its address meanwhile would leave an empty page.
 */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  const arrived = useLocation();
  useEffect(() => {
    if (arrived.pathname + arrived.search !== to) void navigate(to, { replace: true });
  }, [navigate, to, arrived]);
  return null;
}
