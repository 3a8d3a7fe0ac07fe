import { useMutation } from '@tanstack/react-query';
import type { Identity } from '@yizhan/contract/entities/session.ts';
import { cardAffairs } from '@yizhan/contract/texts/zh-CN/card-affairs.ts';
import { shell } from '@yizhan/contract/texts/zh-CN/shell.ts';
import { toLinkProps } from '../../lib/link-props.ts';
import { useSession } from '../../lib/session.ts';
import { textsOf } from '../../lib/text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { toast } from '../../ui/toast.ts';
import { toastError } from '../../ui/toast-error.ts';

const t = textsOf({ cardAffairs });
const shellText = textsOf({ shell });

type TodoSwitchProps = { identity: Identity; url: string; onOpen: () => void };

/** Takes the identity a to-do needs, and then opens it. It covers the whole row. */
export function TodoSwitch({ identity: { id, typeName }, url, onOpen }: TodoSwitchProps) {
  const switching = useMutation({
    // The list is refetched under the new identity, so the rest belongs to the request, not to this row.
    mutationFn: async () => {
      await useSession.getState().switchIdentity(id);
      toast.success(shellText('switchedTo', { name: typeName }));
      onOpen();
      location.hash = toLinkProps(url).href;
    },
    onError: toastError,
  });
  return (
    <button
      type="button"
      className="affair__switch"
      aria-busy={switching.isPending}
      onClick={() => switching.isPending || switching.mutate()}
    >
      <Icon name="switch" size={14} />
      {t('switchTo', { name: typeName })}
    </button>
  );
}
