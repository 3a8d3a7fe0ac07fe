import type { AlertLine } from '@yizhan/contract/entities/portal.ts';
import { alerts } from '@yizhan/contract/texts/zh-CN/alerts.ts';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { toWireTime } from '../../lib/format.ts';
import { useInlineAlerts } from '../../lib/inline-alerts.ts';
import { serverNow } from '../../lib/server-now.ts';
import { useSession } from '../../lib/session.ts';
import { textsOf } from '../../lib/text.ts';
import { useNow } from '../../lib/useNow.ts';
import { AlertLineView } from './AlertLineView.tsx';
import { dismissAlert, visibleAlerts } from './visible-alerts.ts';

const t = textsOf({ alerts });

let place: HTMLElement | undefined;

/** First element of the body: the landing page is not part of the application's own tree. */
function getAlertsRoot(): HTMLElement {
  place ??= Object.assign(document.createElement('div'), { id: 'lines' });
  if (!place.isConnected) document.body.prepend(place);
  return place;
}

export default function AlertLines() {
  const lines = useSession((s) => s.init?.alerts) ?? [];
  const who = useSession((s) => s.session?.user.user_id) ?? '';
  const [, closed] = useState(0);
  useNow();
  const shownIds = useInlineAlerts((s) => s.ids);
  const open = visibleAlerts(lines, who, toWireTime(serverNow())).filter(({ id }) => !shownIds.includes(id));
  if (open.length === 0) return null;
  const close = (line: AlertLine) => {
    dismissAlert(line, who);
    closed((times) => times + 1);
  };
  return createPortal(
    <section className="alert-lines" aria-label={t('label')}>
      {open.map((line) => (
        <AlertLineView key={line.id} line={line} onClose={() => close(line)} />
      ))}
    </section>,
    getAlertsRoot(),
  );
}
