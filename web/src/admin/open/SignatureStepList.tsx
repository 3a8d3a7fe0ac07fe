import type { SignatureSteps } from '@yizhan/contract/entities/api-client.ts';
import * as openLimits from '@yizhan/contract/limits/open.ts';
import { openManage } from '@yizhan/contract/texts/zh-CN/open-manage.ts';
import { Fragment } from 'react';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { ShownValue } from './SecretDialog.tsx';

const t = textsOf({ openManage });

const lineNames = ['line1', 'line2', 'line3', 'line4', 'line5', 'line6'] as const;

export function SignatureStepList({ steps }: { steps: SignatureSteps }) {
  const { bodyHash, lines, signature, matches, isReplaced, isTimely, serverTimestamp } = steps;
  return (
    <>
      <ShownValue label={t('stepBody')} value={bodyHash} />
      <Stack gap={2} className="open-block">
        <Text as="h3" strong>
          {t('stepLines')}
        </Text>
        <dl className="open-lines">
          {lineNames.map((name, at) => (
            <Fragment key={name}>
              <dt>{t(name)}</dt>
              <dd>{lines[at] ? <code>{lines[at]}</code> : <span className="admin-muted">{t('emptyLine')}</span>}</dd>
            </Fragment>
          ))}
        </dl>
      </Stack>
      <ShownValue label={t('stepSignature')} value={signature} />
      {matches !== null && (
        <Chip tone={matches ? 'good' : 'bad'} icon={matches ? 'check' : 'error'}>
          {t(matches ? 'right' : 'wrong')}
        </Chip>
      )}
      {isReplaced && (
        <Text as="p" tone="second" className="open-admin__help">
          {t('replacedSecret')}
        </Text>
      )}
      {!isTimely && (
        <Text as="p" tone="second" className="open-admin__help">
          {t('late', { seconds: openLimits.signatureWindowSeconds, now: serverTimestamp })}
        </Text>
      )}
    </>
  );
}
