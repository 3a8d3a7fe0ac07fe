import type { SignOnWay } from '@yizhan/contract/entities/sign-on.ts';
import { useEffect, useState } from 'react';
import { type Api, api } from '../../lib/api.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { Button } from '../../ui/Button.tsx';
import type { IconName } from '../../ui/icons/names.ts';
import { FormFailure } from './FormParts.tsx';
import './OtherWays.css';
import { t } from './sign-on-words.ts';

export type OuterWay = Exclude<SignOnWay, 'password'>;
type Addresses = Awaited<ReturnType<Api['signOn']['addresses']>>;

const icons: Record<OuterWay, IconName> = { cas: 'campus', oidc: 'identity', wechat: 'chat' };

/** The ways in beside the password; where each leads is asked for while people still read. */
export default function OtherWays({ ways }: { ways: readonly OuterWay[] }) {
  const [asked, setAsked] = useState<Promise<Addresses>>();
  const [going, setGoing] = useState<OuterWay>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    let left = false;
    void whenIdle().then(() => {
      if (left) return;
      const asking = api.signOn.addresses({});
      // Nobody pressed anything yet: a failure is told when somebody does.
      asking.catch(() => !left && setAsked(undefined));
      setAsked(asking);
    });
    return () => {
      left = true;
    };
  }, []);
  const go = async (way: OuterWay) => {
    setGoing(way);
    setError(undefined);
    try {
      const address = (await (asked ?? api.signOn.addresses({}))).ways[way];
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
