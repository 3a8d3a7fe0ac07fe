import type { ApiClientRow, ShownSecret } from '@yizhan/contract/entities/api-client.ts';
import * as openLimits from '@yizhan/contract/limits/open.ts';
import { type SecretKind, secretKinds } from '@yizhan/contract/open/scopes.ts';
import { openManage } from '@yizhan/contract/texts/zh-CN/open-manage.ts';
import { runAction } from '../../admin-kit/run-action.ts';
import { api } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { ask } from '../../ui/confirm.ts';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';

const t = textsOf({ openManage });

type SecretListProps = {
  client: ApiClientRow;
  onChanged: () => void;
  onSecrets: (secrets: readonly ShownSecret[]) => void;
};

/** The app id, and by which ending its secrets are told apart. */
export function SecretList({ client, onChanged, onSecrets }: SecretListProps) {
  const { id, appId, secrets } = client;
  const rotate = async (kind: SecretKind) => {
    const text = t('rotateText', { hours: openLimits.rotationHours });
    if (!(await ask({ title: t('rotateTitle', { kind: t(kind) }), text, yes: t('rotate') }))) return;
    const done = await runAction(api.apiClients.rotate({ id, kind }));
    if (!done) return;
    onSecrets([done.answer]);
    onChanged();
  };
  const endPrevious = async (kind: SecretKind) => {
    await runAction(api.apiClients.endPrevious({ id, kind }), t('previousEnded'));
    onChanged();
  };
  return (
    <section className="open-block" aria-label={t('secrets')}>
      <Stack gap={2}>
        <Stack gap={1} className="open-secret">
          <Row justify="between" wrap>
            <strong>{t('appId')}</strong>
            <CopyButton text={appId} />
          </Row>
          <code>{appId}</code>
        </Stack>
        {secretKinds.map((kind) => {
          const current = secrets.find((one) => one.kind === kind && one.endsAt === null);
          const previous = secrets.find((one) => one.kind === kind && one.endsAt !== null);
          return (
            <Stack key={kind} gap={1} className="open-secret">
              <Row justify="between" wrap>
                <strong>{t(kind)}</strong>
                <Button size="small" icon="refresh" onClick={() => void rotate(kind)}>
                  {t('rotate')}
                </Button>
              </Row>
              {current && (
                <span className="admin-muted">
                  {t('secretLine', { ending: current.ending, createdAt: current.createdAt.slice(0, 16) })}
                </span>
              )}
              {previous?.endsAt && (
                <Row justify="between" wrap>
                  <span className="admin-muted">
                    {t('secretEnds', { ending: previous.ending, endsAt: previous.endsAt.slice(0, 16) })}
                  </span>
                  <Button size="small" variant="quiet" onClick={() => void endPrevious(kind)}>
                    {t('endPrevious')}
                  </Button>
                </Row>
              )}
            </Stack>
          );
        })}
      </Stack>
    </section>
  );
}
