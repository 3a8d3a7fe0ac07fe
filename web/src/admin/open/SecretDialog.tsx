import type { ShownSecret } from '@yizhan/contract/entities/api-client.ts';
import { openManage } from '@yizhan/contract/texts/zh-CN/open-manage.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/layout/Text.tsx';

const t = textsOf({ openManage });

type SecretDialogProps = { secrets: readonly ShownSecret[]; onClose: () => void };

/** Secrets as they were made: closed only by its button, since they are never shown again. */
export function SecretDialog({ secrets, onClose }: SecretDialogProps) {
  const until = secrets.find(({ previousUntil }) => previousUntil !== null)?.previousUntil;
  return (
    <Dialog
      open={secrets.length > 0}
      title={t('shownTitle')}
      actions={
        <Button variant="primary" onClick={onClose} data-autofocus="">
          {t('saved')}
        </Button>
      }
    >
      <Text as="p" tone="second" className="open-admin__help">
        {t('shownText')} {until && t('shownPrevious', { until })}
      </Text>
      {secrets[0] && <ShownValue label={t('appId')} value={secrets[0].appId} />}
      {secrets.map(({ kind, secret }) => (
        <ShownValue key={kind} label={t(kind)} value={secret} />
      ))}
    </Dialog>
  );
}

export const ShownValue = ({ label, value }: { label: string; value: string }) => (
  <Stack gap={2} className="open-block">
    <Row justify="between">
      <Text as="h3" strong>
        {label}
      </Text>
      <CopyButton text={value} />
    </Row>
    <code className="open-code open-code--wrapped">{value}</code>
  </Stack>
);
