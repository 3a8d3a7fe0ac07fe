import { sessionEnded } from '@yizhan/contract/texts/zh-CN/session-ended.ts';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { markActive } from '../../lib/idle.ts';
import { textsOf } from '../../lib/text.ts';
import { minutesAndSeconds, secondsLeft, useTicket } from '../../lib/ticket.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { overlays } from '../../ui/overlays.ts';
import './TicketBanner.css';

const t = textsOf({ sessionEnded });

/** How long the session still lasts, while the person is inactive or it cannot be extended. */
export default function TicketBanner() {
  return createPortal(<Words />, overlays());
}

function Words() {
  const notice = useTicket((s) => s.notice);
  switch (notice.is) {
    case 'none':
      return null;
    case 'ending':
      return <Ending />;
    case 'last':
      return (
        <div className="ticket-banner" role="status">
          <Icon name="clock" size={18} />
          <span>{t('last', { time: notice.endsAt })}</span>
        </div>
      );
  }
}

function Ending() {
  const left = useSecondsLeft();
  const minutes = Math.floor(left / 60);
  return (
    <div className="ticket-banner">
      <Icon name="clock" size={18} />
      <span>
        {t('ending')} <strong>{minutesAndSeconds(left)}</strong>
      </span>
      {/* Announcing every second would drown everything else. */}
      <LiveRegion text={minutes > 0 ? t('endingLabel', { minutes }) : t('endingSoon')} />
      <Button size="small" variant="primary" onClick={markActive}>
        {t('keepUsing')}
      </Button>
    </div>
  );
}

const everySecond = 1_000;

function useSecondsLeft(): number {
  const answer = useTicket((s) => s.answer);
  const [, rerender] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => rerender((n) => n + 1), everySecond);
    return () => clearInterval(timer);
  }, []);
  return answer ? secondsLeft(answer) : 0;
}
