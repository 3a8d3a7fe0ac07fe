import { useQuery } from '@tanstack/react-query';
import { query } from '../../../lib/api.ts';
import { Loaded } from '../../../ui/Loaded.tsx';
import { DesktopCard } from './DesktopCard.tsx';
import { QuietCard } from './QuietCard.tsx';
import { usePreferenceChange } from './usePreferenceChange.ts';
import { WaysCard } from './WaysCard.tsx';
import './Preferences.css';

/** 通知偏好: what reaches a person outside the portal, and when. Every change is saved at once. */
export default function PreferencesSection() {
  const found = useQuery(query.channels.preference());
  const change = usePreferenceChange();
  return (
    <div className="notice-preferences">
      <Loaded query={found}>
        {(preference) => (
          <>
            <WaysCard preference={preference} onChange={(limits) => change({ ...preference, limits })} />
            <QuietCard quiet={preference.quiet} onChange={(quiet) => change({ ...preference, quiet })} />
          </>
        )}
      </Loaded>
      <DesktopCard />
    </div>
  );
}
