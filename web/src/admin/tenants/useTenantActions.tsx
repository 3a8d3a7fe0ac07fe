import { useQueryClient } from '@tanstack/react-query';
import type { FirstLink, TenantRow } from '@yizhan/contract/entities/tenant.ts';
import { tenantsManage } from '@yizhan/contract/texts/zh-CN/tenants-manage.ts';
import { useState } from 'react';
import { LinkDialog } from '../../admin-kit/LinkDialog.tsx';
import { runAction } from '../../admin-kit/run-action.ts';
import { api, query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import type { MenuItem } from '../../ui/menu-item.ts';
import { SuspendDialog } from './SuspendDialog.tsx';

const t = textsOf({ tenantsManage });

/** What can be done with a school besides editing it. */
export function useTenantActions() {
  const client = useQueryClient();
  const [shown, setShown] = useState<{ name: string; link: FirstLink }>();
  const [suspending, setSuspending] = useState<TenantRow>();
  const refresh = () => client.invalidateQueries({ queryKey: query.tenants.queryKey });

  const createLink = async ({ id, name }: TenantRow) => {
    const result = await runAction(api.tenants.createLink({ id }));
    if (result) setShown({ name, link: result.answer });
  };
  const suspend = async ({ id, name }: TenantRow, note: string) => {
    const result = await runAction(api.tenants.suspend({ id, note }), t('suspendedNow', { name }));
    if (result) setSuspending(undefined);
    await refresh();
  };
  const resume = async ({ id, name }: TenantRow) => {
    await runAction(api.tenants.resume({ id }), t('resumedNow', { name }));
    await refresh();
  };

  const itemsFor = (school: TenantRow): MenuItem[] => [
    ...(school.hasAdministrator
      ? []
      : [{ key: 'link', icon: 'link' as const, label: t('link'), onSelect: () => void createLink(school) }]),
    ...(school.suspended
      ? [{ key: 'resume', icon: 'unlock' as const, label: t('resume'), onSelect: () => void resume(school) }]
      : [
          {
            ...{ key: 'suspend', icon: 'lock' as const, label: t('suspend'), danger: true },
            ...(school.isPlatform && { disabled: true, note: t('platform') }),
            onSelect: () => setSuspending(school),
          },
        ]),
  ];

  const dialogs = (
    <>
      {shown && (
        <LinkDialog
          title={t('linkTitle')}
          text={t('linkText', { name: shown.name, until: shown.link.until.slice(0, 16) })}
          url={shown.link.url}
          onClose={() => setShown(undefined)}
        />
      )}
      {suspending && (
        <SuspendDialog
          name={suspending.name}
          onSuspend={(note) => suspend(suspending, note)}
          onClose={() => setSuspending(undefined)}
        />
      )}
    </>
  );
  return { itemsFor, show: setShown, dialogs };
}
