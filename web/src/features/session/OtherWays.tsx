import type { SignOnWay } from '@yizhan/contract/entities/sign-on.ts';
import { isMessenger } from '@yizhan/contract/messengers.ts';
import { signOn } from '@yizhan/contract/texts/zh-CN/sign-on.ts';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { saveMessengerState } from '../../lib/messenger-state.ts';
import { isReauthenticationRequired } from '../../lib/re-authentication.ts';
import { useSignInProgress } from '../../lib/sign-in-progress.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { messengerIcons } from '../../ui/icons/messenger-icons.ts';
import type { IconName } from '../../ui/icons/names.ts';
import { FormFailure } from './FormParts.tsx';
import './OtherWays.css';

const t = textsOf({ signOn });

export type OuterWay = Exclude<SignOnWay, 'password'>;

const icons: Record<OuterWay, IconName> = { sms: 'mobile', cas: 'campus', oidc: 'identity', ...messengerIcons };

/** The sign-in methods besides the password. */
export default function OtherWays({ ways }: { ways: readonly OuterWay[] }) {
  const [going, setGoing] = useState<OuterWay>();
  const [error, setError] = useState<unknown>();
  const go = async (way: OuterWay) => {
    if (way === 'sms') return useSignInProgress.setState({ step: { is: 'sms' }, failure: '' });
    setGoing(way);
    setError(undefined);
    try {
      // Fetched on demand: the state sent to a messenger is valid for minutes only.
      const address = (await api.signOn.addresses({ again: isReauthenticationRequired() })).ways[way];
      if (address && isMessenger(way)) saveMessengerState(address);
      if (address) return location.assign(address);
    } catch (failure) {
      setError(failure);
    }
    setGoing(undefined);
  };
  return (
    <section className="other-ways" aria-label={t('otherWays')}>
      <p className="other-ways__line">{t('otherWays')}</p>
      <FormFailure error={error} />
      {ways.map((way) => (
        <Button key={way} size="large" wide icon={icons[way]} loading={going === way} onClick={() => void go(way)}>
          {t(way)}
        </Button>
      ))}
    </section>
  );
}
