import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Menu } from '@yizhan/contract/sections.ts';
import { menus } from '@yizhan/contract/texts/zh-CN/menus.ts';
import { Fragment, type ReactNode } from 'react';
import { useSession } from '../lib/session.ts';
import { textsOf } from '../lib/text.ts';
import { useTitle } from '../lib/useTitle.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { Page } from '../ui/Page.tsx';
import { toast } from '../ui/toast.ts';
import { TableSkeleton } from './SectionSkeleton.tsx';

const t = textsOf({ menus });

type WithQueryKey = { queryKey: readonly unknown[] };
/** What a settings form gets besides the settings. */
export type SettingsEvents = { onSaved: () => void; onReload: () => void };

type SettingsPageProps<D> = {
  menu: Menu;
  description: string;
  savedText: string;
  /** The calls for these settings. */
  calls: WithQueryKey & { get: () => WithQueryKey & { queryFn: () => Promise<D> } };
  children: (settings: D, events: SettingsEvents) => ReactNode;
};

/** A page of school-wide settings; its form is refilled with each version. */
export function SettingsPage<D extends { version: string }>(props: SettingsPageProps<D>) {
  const { menu, description, savedText, calls, children } = props;
  const client = useQueryClient();
  const found = useQuery<D>(calls.get());
  useTitle(t(menu));
  const reload = () => client.invalidateQueries({ queryKey: calls.queryKey });
  const refresh = async () => {
    toast.success(savedText);
    // The server notifies other pages of the change; this one updates without waiting for that.
    const { loadBoot, loginInit } = useSession.getState();
    await Promise.all([reload(), loadBoot(), loginInit()]);
  };
  const events: SettingsEvents = { onSaved: () => void refresh(), onReload: () => void reload() };
  return (
    <Page wide title={t(menu)} description={description}>
      <Loaded query={found} skeleton={<TableSkeleton />}>
        {(settings) => <Fragment key={settings.version}>{children(settings, events)}</Fragment>}
      </Loaded>
    </Page>
  );
}
