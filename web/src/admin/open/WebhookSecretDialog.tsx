import { openManage } from '@yizhan/contract/texts/zh-CN/open-manage.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { ShownValue } from './SecretDialog.tsx';

const t = textsOf({ openManage });

/** With it the other side checks that a webhook comes from here. */
export const WebhookSecretDialog = ({ secret, onClose }: { secret: string | undefined; onClose: () => void }) => (
  <Dialog
    open={secret !== undefined}
    title={t('shownTitle')}
    actions={
      <Button variant="primary" onClick={onClose} data-autofocus="">
        {t('saved')}
      </Button>
    }
  >
    <Text as="p" tone="second" className="open-admin__help">
      {t('shownText')}
    </Text>
    <ShownValue label={t('webhookSecret')} value={secret ?? ''} />
  </Dialog>
);
