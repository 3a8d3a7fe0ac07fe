import { useQuery } from '@tanstack/react-query';
import { type NavigationContent, type NavigationRow, navigationContent } from '@yizhan/contract/entities/navigation.ts';
import type { RoleChoice } from '@yizhan/contract/entities/roles.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { navigationConfig } from '@yizhan/contract/texts/zh-CN/navigation-config.ts';
import { iconName } from '../../admin-kit/icon-name.ts';
import { describeFields } from '../../admin-kit/publishing/describe-fields.ts';
import type { DraftFormKind } from '../../admin-kit/publishing/draft-kind.ts';
import { idsIn, isId, NameList, namedServices } from '../../admin-kit/publishing/value-names.tsx';
import { api, query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { NavigationFields } from './NavigationFields.tsx';
import { NavigationPreview } from './NavigationPreview.tsx';

const t = textsOf({ navigationConfig });
const adminText = textsOf({ admin });

const fresh = (): NavigationContent => ({
  ...{ navigationName: '', icon: 'link', kind: 'link', url: '', serviceId: null, parentId: null },
  ...{ openWay: 'newTab', roles: [], device: 'all' },
});

/** An added item for the form of drafts; `rows` are all items, `row` is the one that is edited. */
export const createNavigationKind = (
  rows: readonly NavigationRow[],
  row: NavigationRow | undefined,
): Omit<DraftFormKind<NavigationContent>, 'describe'> => ({
  schema: navigationContent,
  fresh,
  submit: (input) => api.navigation.submit(input),
  remove: (held) => api.navigation.remove(held),
  words: {
    ...{ preview: t('preview'), remove: t('remove'), removeText: t('removeText') },
    removeTitle: (name) => t('removeTitle', { name }),
  },
  Fields: () => <NavigationFields rows={rows} row={row} />,
  Preview: ({ content }) => <NavigationPreview content={content} rows={rows} row={row} />,
});

/** How two states of an item differ, in names. */
export const describeItem = (rows: readonly NavigationRow[], roles: readonly RoleChoice[]) =>
  describeFields<NavigationContent>(
    {
      navigationName: { label: t('navigationName') },
      icon: { label: t('icon'), words: iconName },
      kind: { label: t('kind'), words: (kind: NavigationContent['kind']) => t(kind) },
      url: { label: t('url') },
      serviceId: { label: t('serviceId') },
      parentId: {
        label: t('parentId'),
        words: (id: string) => rows.find((one) => one.id === id)?.navigationName ?? (isId(id) ? t('removedItem') : id),
      },
      openWay: { label: t('openWay'), words: (way: NavigationContent['openWay']) => t(way) },
      roles: {
        label: t('roles'),
        words: (ids: readonly string[]) =>
          ids.map((id) => roles.find((role) => role.id === id)?.name ?? t('removedRole')).join(adminText('comma')) ||
          t('everybody'),
      },
      device: { label: t('device'), words: (device: NavigationContent['device']) => t(device) },
    },
    { serviceId: (id: string) => <Service id={id} /> },
  );

function Service({ id }: { id: string }) {
  const asked = idsIn([id]);
  const found = useQuery({ ...query.navigation.services({ ids: asked }), enabled: asked.length > 0 });
  return <NameList ids={[id]} known={namedServices(found.data)} />;
}
