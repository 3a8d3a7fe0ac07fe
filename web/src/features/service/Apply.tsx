import type { ServiceDetails } from '@yizhan/contract/entities/hall.ts';
import { openStates, openWays } from '@yizhan/contract/open-ways.ts';
import { service } from '@yizhan/contract/texts/zh-CN/service.ts';
import { toLinkProps } from '../../lib/link-props.ts';
import { frameOf, hrefOf, paths, servicePath } from '../../lib/paths.ts';
import { saveReturnPage } from '../../lib/return-page.ts';
import { textsOf } from '../../lib/text.ts';
import { countVisit, isInternal } from '../../service/open-service.ts';
import { ServiceLink } from '../../service/ServiceLink.tsx';
import { Button } from '../../ui/Button.tsx';
import '../../ui/Button.css';

const t = textsOf({ service });

const buttonClass = 'yz-button yz-button--large yz-button--primary service-head__apply';

type ApplyProps = { service: ServiceDetails; visitor: boolean };

/** Inside the portal for signed-in people. Visitors have no frame page, so they get a tab. */
const ownLink = ({ serviceId, serviceUrl }: ServiceDetails, visitor: boolean) =>
  visitor || isInternal(serviceUrl) ? toLinkProps(serviceUrl) : { href: hrefOf(frameOf('service', serviceId)) };

/** The main button, or why the service cannot be used now. */
export function Apply({ service, visitor }: ApplyProps) {
  const { serviceId, state, openWay, serviceUrl, needsSignIn } = service;
  if (visitor && needsSignIn)
    return (
      <a className={buttonClass} href={hrefOf(paths.login)} onClick={() => saveReturnPage(servicePath(serviceId))}>
        {t('signInFirst')}
      </a>
    );
  if (!openStates.includes(state))
    return (
      <Button variant="primary" size="large" className="service-head__apply" disabled>
        {t(`state${state}`)}
      </Button>
    );
  if (serviceUrl === '') return null;
  if (openWay !== openWays.details)
    return (
      <ServiceLink service={service} className={buttonClass}>
        {t('apply')}
      </ServiceLink>
    );
  const { href, ...where } = ownLink(service, visitor);
  return (
    <a className={buttonClass} href={href} {...where} onClick={() => countVisit(serviceId)}>
      {t('apply')}
    </a>
  );
}
