import { useQuery } from '@tanstack/react-query';
import { profile as texts } from '@yizhan/contract/texts/zh-CN/profile.ts';
import { query } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';
import { sectionHref } from '../useSection.ts';
import { completenessOf } from './completeness.ts';

const t = textsOf({ profile: texts });

const names = { avatar: 'picture', mobile: 'mobile', email: 'email' } as const;

/** Below the person's name: what of the profile is still missing, and where to add it. */
export function Completeness() {
  const { data } = useQuery(query.personInfo.profile());
  if (!data) return null;
  const { percent, missing } = completenessOf(data);
  if (missing.length === 0) return null;
  const rest = t('missing', { names: missing.map((field) => t(names[field])).join('、') });
  return (
    <a className="completeness" href={sectionHref('profile')} title={rest}>
      <span>{t('completeness', { n: percent })}</span>
      <progress className="completeness__bar" max={100} value={percent} aria-hidden="true" />
    </a>
  );
}
