import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { query } from '../../lib/api.ts';
import { serverNow } from '../../lib/server-now.ts';
import { promptKey } from './closed-prompts.ts';
import { showOnDesktop, useDesktopState } from './desktop-permission.ts';
import { isWantedOnDesktop } from './desktop-rules.ts';
import { joinDesktopTabs } from './desktop-tabs.ts';
import { openNotice } from './open-notice.ts';
import { useUnreadNotices } from './useUnreadNotices.ts';

/** New notices as notifications of the browser, where the person has turned them on. */
export default function DesktopNotices() {
  const isOn = useDesktopState((s) => s.state === 'on');
  return isOn ? <NewNotices /> : null;
}

function NewNotices() {
  const latest = useUnreadNotices().data?.latest;
  const preference = useQuery(query.channels.preference()).data;
  const known = useRef<Set<string>>(undefined);
  const tabs = useRef<ReturnType<typeof joinDesktopTabs>>(undefined);
  useEffect(() => {
    const joined = joinDesktopTabs();
    tabs.current = joined;
    return () => joined.leave();
  }, []);
  useEffect(() => {
    if (!latest || !preference) return;
    const before = known.current;
    known.current = new Set([...(before ?? []), ...latest.map(promptKey)]);
    // What was there when the page opened is no news.
    if (!before) return;
    const news = latest.filter(
      (notice) => !before.has(promptKey(notice)) && isWantedOnDesktop(notice, preference, serverNow()),
    );
    if (news.length === 0) return;
    void tabs.current?.mayShow().then((may) => {
      if (!may) return;
      for (const notice of news)
        showOnDesktop(
          { title: notice.title, body: `${notice.accountName}\n${notice.excerpt}`, tag: promptKey(notice) },
          () => void openNotice(notice.id),
        );
    });
  }, [latest, preference]);
  return null;
}
