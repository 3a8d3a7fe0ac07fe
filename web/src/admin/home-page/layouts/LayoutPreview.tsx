import { typesOfPeople } from '@yizhan/contract/permissions.ts';
import { homePageConfig } from '@yizhan/contract/texts/zh-CN/home-page-config.ts';
import { useState } from 'react';
import { PagePreview } from '../../../admin-kit/preview/PagePreview.tsx';
import { useIdentityTypes } from '../../../admin-kit/useIdentityTypes.ts';
import { paths } from '../../../lib/paths.ts';
import { textsOf } from '../../../lib/text.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Select } from '../../../ui/Select.tsx';

const t = textsOf({ homePageConfig });

/** A saved draft. */
export type PreviewedLayout = {
  id: string;
  version: number;
  name: string;
  identities: readonly number[];
  navigationId: string | null;
};

type LayoutPreviewProps = { layout: PreviewedLayout; onClose: () => void };

/** AD-5: the real page as people of an identity would get it, before it is published. */
export function LayoutPreview({ layout, onClose }: LayoutPreviewProps) {
  const { id, version, name, identities, navigationId } = layout;
  const types = typesOfPeople.filter((type) => identities.length === 0 || identities.includes(type));
  const [as, setAs] = useState(String(types[0] ?? typesOfPeople[0]));
  const { nameOf } = useIdentityTypes();
  const address = new URLSearchParams({ ...(navigationId && { navigation: navigationId }), layout: id, as });
  return (
    <Dialog open width={1080} title={t('previewTitle', { name })} onClose={onClose}>
      <Stack>
        <Select
          label={t('previewAs')}
          help={t('previewNote')}
          value={as}
          options={(types.length > 0 ? types : typesOfPeople).map((type) => ({
            value: String(type),
            label: nameOf(type),
          }))}
          onChange={setAs}
        />
        <PagePreview path={`${paths.home}?${address}`} version={version} />
      </Stack>
    </Dialog>
  );
}
