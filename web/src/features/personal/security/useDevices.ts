import { useQuery } from '@tanstack/react-query';
import type { Device } from '@yizhan/contract/entities/security.ts';
import { personal } from '@yizhan/contract/texts/zh-CN/personal.ts';
import { api, query } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';
import { useConfirm } from '../../../ui/useConfirm.ts';
import { deviceLabel } from './sign-in-labels.ts';
import { useSecurityAction } from './useSecurityAction.ts';

const t = textsOf({ personal });

/** A person's active sessions, and the actions to end them (PC-2). */
export function useDevices() {
  const devices = useQuery(query.security.devices());
  const confirm = useConfirm();
  const action = useSecurityAction();
  const others = devices.data?.filter(({ current }) => !current).length ?? 0;
  return {
    devices,
    others,
    async remove({ id, userAgent }: Device) {
      const name = deviceLabel(userAgent);
      const text = t('removeText', { name });
      if (!(await confirm({ title: t('removeTitle'), text, yes: t('remove'), danger: true }))) return;
      await action(api.security.removeDevice({ id }), () => t('removed', { name }));
    },
    async removeOthers() {
      const title = t('removeOthersTitle', { n: others });
      if (!(await confirm({ title, text: t('removeOthersText'), yes: t('remove'), danger: true }))) return;
      await action(api.security.removeOtherDevices(), ({ ended }) => t('removedOthers', { n: ended }));
    },
  };
}
