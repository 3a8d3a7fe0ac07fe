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

/** A service as it is stored: parsed dates, no duplicates, no contradictions. */
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
  // Otherwise visitors could use what some people of the school may not.
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

/** Opening hours lie within one day. A night takes two entries. */
function assertHours({ from, to }: OpenHour, at: number) {
  if (to <= from) fail('window_backwards', {}, { field: `openHours.${at}.to` });
}

/** accessWay `inside` requires a portal page. Ways that pass on the person's identity require a web URL. */
function assertAddresses({ accessWay, url, mobileUrl }: ServiceInput) {
  if (url !== '' && toOpenableAddress(url) === null) wrong('url');
  if (mobileUrl !== '' && toOpenableAddress(mobileUrl) === null) wrong('mobileUrl');
  const isPage = isOwnPath(url.replace(/^#/, ''));
  if (url === '' || accessWay === accessWays.link) return;
  if (accessWay === accessWays.inside ? !isPage : !parseWebAddress(url)) wrong('url');
}

type ServiceLink = Pick<ServiceInput, 'processType' | 'accessWay' | 'url'>;

/** An online service needs a URL. */
export const lacksAddress = ({ processType, accessWay, url }: ServiceLink) =>
  processType === 'ONLINE' && accessWay !== accessWays.inside && url === '';

/** Allowed status changes: through review onto the shelf, and from the shelf off. */
const ways: Readonly<Record<ServiceStatus, readonly ServiceStatus[]>> = {
  DRAFT: ['SUBMITTED', 'SHELF'],
  SUBMITTED: ['SHELF', 'DRAFT'],
  SHELF: ['OFF'],
  OFF: ['SUBMITTED', 'SHELF'],
};

type Step = { from: Pick<ServiceReview, 'status' | 'submitted' | 'mayShelve'>; to: ServiceStatus; reason: string };

/** Why the caller may not put it on the shelf: it was not submitted, they submitted it, or they edited it last. */
function refusalOf(submitted: ServiceReview['submitted']) {
  if (!submitted) return 'needs_review';
  return submitted.own ? 'own_submission' : 'own_words';
}

/** A second person must approve what goes on the shelf. Sending back requires a reason, unless it is one's own. */
export function assertStep({ from: { status, submitted, mayShelve }, to, reason }: Step): void {
  if (!ways[status].includes(to)) wrong('status');
  if (to === 'SHELF' && !mayShelve) fail(refusalOf(submitted));
  if (to === 'DRAFT' && !submitted?.own && reason === '') fail('needs_reason', {}, { field: 'reason' });
}

/** All text of a service that people read. */
export const wordsIn = ({ name, summary, keywords }: Pick<ServiceInput, 'name' | 'summary' | 'keywords'>) =>
  [name, summary, keywords].join('\n');

/** Keywords are separated by spaces; a word that is already among them is not added again. */
export function withKeyword(keywords: string, word: string): string {
  const added = word.replace(/\s+/g, '');
  const all = keywords.split(/\s+/).filter((one) => one !== '');
  return (all.includes(added) ? all : [...all, added]).join(' ');
}
