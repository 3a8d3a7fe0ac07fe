import type { RequestRow } from '@yizhan/contract/entities/permission-request.ts';
import * as requestLimits from '@yizhan/contract/limits/permission-requests.ts';
import { menus } from '@yizhan/contract/texts/zh-CN/menus.ts';
import { requestsManage } from '@yizhan/contract/texts/zh-CN/requests-manage.ts';
import { useState } from 'react';
import { Facts } from '../../admin-kit/Facts.tsx';
import { FormPane } from '../../admin-kit/form/FormPane.tsx';
import { runAction } from '../../admin-kit/run-action.ts';
import { api } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { RequestChip } from './RequestChip.tsx';

const t = textsOf({ requestsManage });
const menuName = textsOf({ menus });

type RequestPaneProps = { request: RequestRow; onAnswered: () => Promise<unknown>; onClose: () => void };

export function RequestPane({ request, onAnswered, onClose }: RequestPaneProps) {
  const { userName, account, identityName, deptName, menu, reason, state, createdAt } = request;
  const { answer, decidedBy, decidedAt } = request;
  return (
    <FormPane title={menuName(menu)} mark={<RequestChip state={state} />} onClose={onClose}>
      <div className="admin-reading">
        <Facts
          facts={[
            [t('who'), userName],
            [t('account'), account],
            [t('identity'), identityName],
            [t('department'), deptName],
            [t('reason'), reason],
            [t('at'), createdAt],
            [t('answer'), answer],
            [t('decidedBy'), decidedBy],
            [t('decidedAt'), decidedAt],
          ]}
        />
        {state === 'PENDING' && <Answer request={request} onAnswered={onAnswered} />}
      </div>
    </FormPane>
  );
}

type AnswerProps = Pick<RequestPaneProps, 'request' | 'onAnswered'>;

/** Grant by a role that holds the entry, smallest first, or refuse with a word. */
function Answer({ request: { id, roles }, onAnswered }: AnswerProps) {
  const offers = roles.filter(({ mayGive }) => mayGive);
  const [roleId, setRoleId] = useState(offers[0]?.id ?? '');
  const [answer, setAnswer] = useState('');
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState<'grant' | 'refuse'>();
  const run = async (what: 'grant' | 'refuse', call: Promise<unknown>, done: string) => {
    setBusy(what);
    await runAction(call, done);
    await onAnswered();
    setBusy(undefined);
  };
  const grant = () =>
    void run('grant', api.permissionRequests.grant({ id, roleId, answer: answer.trim() }), t('granted'));
  const refuse = () => {
    if (answer.trim() === '') return setMissing(true);
    return void run('refuse', api.permissionRequests.refuse({ id, answer: answer.trim() }), t('refused'));
  };
  return (
    <>
      {offers.length > 0 ? (
        <Select
          label={t('role')}
          help={t('roleHelp')}
          value={roleId}
          options={offers.map((role) => ({
            value: role.id,
            label: t('roleMenus', { name: role.name, n: role.menus }),
          }))}
          onChange={setRoleId}
        />
      ) : (
        <p className="admin-muted">{t('roleNone')}</p>
      )}
      <TextArea
        label={t('answer')}
        help={t('answerHint')}
        error={missing ? t('answerMissing') : undefined}
        maxLength={requestLimits.reasonLength}
        value={answer}
        onChange={(text) => {
          setMissing(false);
          setAnswer(text);
        }}
      />
      <Row gap={2}>
        {offers.length > 0 && (
          <Button variant="primary" loading={busy === 'grant'} disabled={busy !== undefined} onClick={grant}>
            {t('grant')}
          </Button>
        )}
        <Button variant="danger" loading={busy === 'refuse'} disabled={busy !== undefined} onClick={refuse}>
          {t('refuse')}
        </Button>
      </Row>
    </>
  );
}
