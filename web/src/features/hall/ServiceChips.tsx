import type { HallService } from '@yizhan/contract/entities/hall.ts';
import { hall } from '@yizhan/contract/texts/zh-CN/hall.ts';
import type { MouseEvent } from 'react';
import { openGuideView } from '../../guide/open-guide-view.tsx';
import { hrefOf, openServicePath, servicePath } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { StateChip } from '../../service/search/StateChip.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Icon } from '../../ui/Icon.tsx';

const t = textsOf({ hall });

type ServiceChipsProps = { service: HallService; visitor: boolean };

/** How it is done, its guide, and any unusual state. */
export function ServiceChips({ service, visitor }: ServiceChipsProps) {
  const { serviceId, serviceName, processType, hasGuide, state, needsSignIn } = service;
  const guide = hrefOf(visitor ? openServicePath(serviceId) : servicePath(serviceId));
  // Opens over the hall, unless a modifier asks for a new tab.
  const openHere = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    openGuideView(serviceId, serviceName);
  };
  return (
    <span className="hall-marks">
      <Chip tone={processType === 'OFFLINE' ? 'neutral' : 'brand'}>
        {t(processType === 'OFFLINE' ? 'offline' : 'online')}
      </Chip>
      {hasGuide && (
        <a
          className="yz-chip hall-marks__guide"
          href={guide}
          aria-label={t('guideOf', { name: serviceName })}
          onClick={visitor ? undefined : openHere}
        >
          <Icon name="book" size={14} />
          {t('guide')}
        </a>
      )}
      {visitor && needsSignIn && <Chip icon="lock">{t('signIn')}</Chip>}
      <StateChip state={state} />
    </span>
  );
}
