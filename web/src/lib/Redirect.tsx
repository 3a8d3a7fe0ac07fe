import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Leads on from an address where there is nothing to see. The router's own does so once; but until the next page is drawn
 * this one still stands, and whoever comes to its address again would be left with an empty page.
 */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  const arrived = useLocation();
  useEffect(() => {
    if (arrived.pathname + arrived.search !== to) void navigate(to, { replace: true });
  }, [navigate, to, arrived]);
  return null;
}
