import { useQuery } from '@tanstack/react-query';
import type { ConnectedSystem } from '@yizhan/contract/entities/person-info.ts';
import { privacy } from '@yizhan/contract/texts/zh-CN/privacy.ts';
import { useState } from 'react';
import { query } from '../../../lib/api.ts';
import { formatTime } from '../../../lib/format.ts';
import { hrefOf, servicePath } from '../../../lib/paths.ts';
import { textsOf } from '../../../lib/text.ts';
import { useNow } from '../../../lib/useNow.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';

const t = textsOf({ privacy });

/** More than these are shown on demand: those visited last come first. */
const SHOWN = 8;

export function Systems() {
  const found = useQuery(query.personInfo.systems());
  const [isWhole, setWhole] = useState(false);
  return (
    <Card title={t('systems')} count={found.data?.length}>
      <p className="privacy__hint">{t('systemsHint')}</p>
      <Loaded query={found} empty={t('systemsNone')} skeleton={<Skeleton lines={4} />}>
        {(systems) => (
          <>
            <ul className="privacy__rows">
              {(isWhole ? systems : systems.slice(0, SHOWN)).map((system) => (
                <SystemRow key={`${system.serviceId ?? ''} ${system.system}`} system={system} />
              ))}
            </ul>
            {!isWhole && systems.length > SHOWN && (
              <Button variant="quiet" onClick={() => setWhole(true)}>
                {t('moreSystems', { n: systems.length })}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </Card>
  );
}

function SystemRow({
  system: { system, account, bound, lastVisit, serviceId, deptName },
}: {
  system: ConnectedSystem;
}) {
  const now = useNow();
  const visit = lastVisit ? t('lastVisit', { time: formatTime(lastVisit, now) }) : t('neverVisited');
  const facts = [deptName, account && t('asAccount', { account }), visit];
  return (
    <li className="privacy__row">
      <div>
        <p>{serviceId ? <a href={hrefOf(servicePath(serviceId))}>{system}</a> : system}</p>
        <p className="privacy__facts">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <Chip tone={bound ? 'good' : 'neutral'}>{t(bound ? 'bound' : 'notBound')}</Chip>
    </li>
  );
}
