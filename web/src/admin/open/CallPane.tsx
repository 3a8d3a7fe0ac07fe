import type { ApiCallRow } from '@yizhan/contract/entities/api-client.ts';
import { openManage } from '@yizhan/contract/texts/zh-CN/open-manage.ts';
import { Facts } from '../../admin-kit/Facts.tsx';
import { FormPane } from '../../admin-kit/form/FormPane.tsx';
import { textsOf } from '../../lib/text.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { CallResult } from './CallResult.tsx';

const t = textsOf({ openManage });

export const CallPane = ({ call, onClose }: { call: ApiCallRow; onClose: () => void }) => (
  <FormPane title={t('call')} mark={<CallResult call={call} />} onClose={onClose}>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long call is scrolled by keyboard */}
    <section className="admin-reading" aria-label={t('call')} tabIndex={0}>
      <Facts
        facts={[
          [t('client'), call.clientName],
          [t('at'), call.at],
          [t('address'), <code key="address">{`${call.method} ${call.path}`}</code>],
          [t('reason'), call.reason && `${call.status} ${call.reason}`],
          [t('moreCalls'), call.more > 0 && t('moreCallsCount', { n: call.more })],
          [t('items'), call.items > 0 && call.items],
          [t('partly'), call.failedItems > 0 && t('failedItems', { n: call.failedItems })],
          [t('took'), t('ms', { n: call.ms })],
          [t('ip'), call.ip],
          [t('trace'), <code key="trace">{call.trace}</code>],
        ]}
      />
      <Recorded title={t('request')} text={call.request} />
      <Recorded title={t('answer')} text={call.answer} />
    </section>
  </FormPane>
);

const Recorded = ({ title, text }: { title: string; text: string }) =>
  text === '' ? null : (
    <Stack gap={2} className="open-block">
      <Text as="h3" strong>
        {title}
      </Text>
      <pre className="open-code open-code--wrapped">{text}</pre>
    </Stack>
  );
