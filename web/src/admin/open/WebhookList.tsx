import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { WebhookInput, WebhookRow } from '@yizhan/contract/entities/api-client.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { openManage, webhookKindNames } from '@yizhan/contract/texts/zh-CN/open-manage.ts';
import { useState } from 'react';
import { confirmAndRemove, runAction } from '../../admin-kit/run-action.ts';
import { api, query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { WebhookDialog } from './WebhookDialog.tsx';
import { WebhookSecretDialog } from './WebhookSecretDialog.tsx';

const t = textsOf({ openManage });
const adminText = textsOf({ admin });
const kindName = textsOf({ webhookKindNames });

const empty: WebhookInput = { url: '', kinds: ['todo.done'], ofAllApps: false, isDisabled: false };

/** Where a client is told what happens here. */
export function WebhookList({ clientId }: { clientId: string }) {
  const client = useQueryClient();
  const found = useQuery(query.apiClients.webhooks({ clientId }));
  const [edited, setEdited] = useState<WebhookRow | 'new'>();
  const [secret, setSecret] = useState<string>();
  const refresh = () => client.invalidateQueries({ queryKey: query.apiClients.queryKey });
  const save = async (input: WebhookInput) => {
    if (edited === undefined) return;
    if (edited === 'new') {
      const done = await runAction(api.apiClients.createWebhook({ ...input, clientId }));
      if (!done) return;
      setSecret(done.answer.secret);
    } else {
      const { id, version } = edited;
      if (!(await runAction(api.apiClients.updateWebhook({ ...input, id, version }), adminText('saved')))) return;
    }
    setEdited(undefined);
    await refresh();
  };
  const remove = async ({ id, url }: WebhookRow) => {
    const question = { title: t('webhookRemoveTitle'), text: url, name: url };
    if (await confirmAndRemove({ ...question, remove: () => api.apiClients.removeWebhook({ id }) })) await refresh();
  };
  return (
    <section className="open-block" aria-label={t('webhookList')}>
      <Stack gap={2}>
        <Row justify="between">
          <Text as="h3" strong>
            {t('webhookList')}
          </Text>
          <Button size="small" icon="plus" onClick={() => setEdited('new')}>
            {t('addWebhook')}
          </Button>
        </Row>
        {found.data?.length === 0 && <span className="admin-muted">{t('noWebhooks')}</span>}
        {found.data?.map((one) => (
          <Stack key={one.id} gap={1} className="open-secret">
            <Row justify="between" wrap>
              <code>{one.url}</code>
              <span>
                <IconButton icon="edit" size="small" label={t('editWebhook')} onClick={() => setEdited(one)} />
                <IconButton icon="trash" size="small" label={adminText('remove')} onClick={() => void remove(one)} />
              </span>
            </Row>
            <span className="admin-muted">{one.kinds.map((kind) => kindName(kind)).join(adminText('comma'))}</span>
            <span>
              {one.isDisabled && <Chip>{t('webhookOff')}</Chip>}{' '}
              {one.waiting > 0 && <Chip>{t('waiting', { n: one.waiting })}</Chip>}{' '}
              {one.dead > 0 && <Chip tone="bad">{t('dead', { n: one.dead })}</Chip>}
            </span>
          </Stack>
        ))}
      </Stack>
      {edited && (
        <WebhookDialog initial={edited === 'new' ? empty : edited} onSave={save} onClose={() => setEdited(undefined)} />
      )}
      <WebhookSecretDialog secret={secret} onClose={() => setSecret(undefined)} />
    </section>
  );
}
