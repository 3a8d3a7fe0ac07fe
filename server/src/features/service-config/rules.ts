import type { OpenHour } from '@yizhan/contract/entities/hall.ts';
import type { ServiceInput, ServiceReview, ServiceStatus } from '@yizhan/contract/entities/service-config.ts';
import { accessWays } from '@yizhan/contract/open-ways.ts';
import { isOwnPath, parseWebAddress, toOpenableAddress } from '../../common/addresses.ts';
import { fail } from '../../common/fail.ts';
import { assertWindow } from '../../common/time-window.ts';
import { parseWireTime } from '../../common/wire-time.ts';

const wrong = (field: string): never => fail('invalid_input', { fields: field }, { fields: [field] });

const momentOf = (time: string | null, field: keyof ServiceInput) =>
  time === null ? null : (parseWireTime(time) ?? wrong(field));

/** A service as it is stored: real moments, each name once, nothing that contradicts itself. */
export function prepareService(input: ServiceInput) {
  const { openFrom, openTo, openHours, labelCode } = input;
  const times = {
    openFrom: momentOf(openFrom, 'openFrom'),
    openTo: momentOf(openTo, 'openTo'),
    labelUntil: labelCode === null ? null : momentOf(input.labelUntil, 'labelUntil'),
  };
  if (openFrom !== null && openTo !== null)
    assertWindow({ from: openFrom, until: openTo }, { from: 'openFrom', until: 'openTo' });
  openHours.forEach(assertHours);
  assertAddresses(input);
  // Visitors would use what people of the school may not.
  const { roleIds, identityTypes, userDeptIds } = input;
  if (input.anonymous && roleIds.length + identityTypes.length + userDeptIds.length > 0) wrong('anonymous');
  return {
    ...input,
    ...times,
    roleIds: [...new Set(roleIds)],
    identityTypes: [...new Set(identityTypes)].sort(),
    userDeptIds: [...new Set(userDeptIds)],
  };
}
export type PreparedService = ReturnType<typeof prepareService>;

/** Hours of one day: a night is two of them. */
function assertHours({ from, to }: OpenHour, at: number) {
  if (to <= from) fail('window_backwards', {}, { field: `openHours.${at}.to` });
}

/** A page of the portal is named as one; a person can be told only to an address of the web. */
function assertAddresses({ accessWay, url, mobileUrl }: ServiceInput) {
  if (url !== '' && toOpenableAddress(url) === null) wrong('url');
  if (mobileUrl !== '' && toOpenableAddress(mobileUrl) === null) wrong('mobileUrl');
  const isPage = isOwnPath(url.replace(/^#/, ''));
  if (url === '' || accessWay === accessWays.link) return;
  if (accessWay === accessWays.inside ? !isPage : !parseWebAddress(url)) wrong('url');
}

type ServiceLink = Pick<ServiceInput, 'processType' | 'accessWay' | 'url'>;

/** What is done online has to lead somewhere. */
export const lacksAddress = ({ processType, accessWay, url }: ServiceLink) =>
  processType === 'ONLINE' && accessWay !== accessWays.inside && url === '';

/** Where each state leads: by way of the review onto the shelf, and from the shelf off. */
const ways: Readonly<Record<ServiceStatus, readonly ServiceStatus[]>> = {
  DRAFT: ['SUBMITTED', 'SHELF'],
  SUBMITTED: ['SHELF', 'DRAFT'],
  SHELF: ['OFF'],
  OFF: ['SUBMITTED', 'SHELF'],
};

type Step = { from: Pick<ServiceReview, 'status' | 'submitted' | 'mayShelve'>; to: ServiceStatus; reason: string };

/** Why somebody may not put it on the shelf: nobody sent it, or they sent it themselves, or its words are theirs. */
function refusalOf(submitted: ServiceReview['submitted']) {
  if (!submitted) return 'needs_review';
  return submitted.own ? 'own_submission' : 'own_words';
}

/** What goes onto the shelf was seen by a second person; whoever sends it back says why, unless it was their own. */
export function assertStep({ from: { status, submitted, mayShelve }, to, reason }: Step): void {
  if (!ways[status].includes(to)) wrong('status');
  if (to === 'SHELF' && !mayShelve) fail(refusalOf(submitted));
  if (to === 'DRAFT' && !submitted?.own && reason === '') fail('needs_reason', {}, { field: 'reason' });
}

/** All the words of a service that people read. */
export const wordsIn = ({ name, summary, keywords }: Pick<ServiceInput, 'name' | 'summary' | 'keywords'>) =>
  [name, summary, keywords].join('\n');
