import type { RobotAnswer, RobotInfo } from '@yizhan/contract/entities/robot.ts';
import { robot as texts } from '@yizhan/contract/texts/zh-CN/robot.ts';
import { DepartmentName } from '../../department/DepartmentName.tsx';
import { hrefOf, paths } from '../../lib/paths.ts';
import { saveReturnPage } from '../../lib/return-page.ts';
import { useSession } from '../../lib/session.ts';
import { textsOf } from '../../lib/text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { accountChatPath, askedFeedbackPath } from './handover-paths.ts';

const t = textsOf({ robot: texts });

type HandoverProps = { answer: RobotAnswer; asked: string; robot: RobotInfo };

/** The ways on for somebody who was not helped: a person of the matter, or a message that gets its answer later. */
export function Handover({ answer, asked, robot }: HandoverProps) {
  const signedIn = useSession((s) => s.session !== undefined);
  const { manual, answerId } = answer;
  // The school's own account belongs to no department.
  const deptId = manual?.kind === 'chat' && manual.target ? manual.target : undefined;
  const feedback = askedFeedbackPath({ question: asked, transcriptId: answerId, deptId });
  return (
    <div className="robot__handover">
      <Icon name="user" size={16} />
      <Person manual={manual} asked={asked} signedIn={signedIn} />
      {robot.feedbackOn &&
        (signedIn ? (
          <a href={hrefOf(feedback)}>{t('feedback')}</a>
        ) : (
          <a href={hrefOf(paths.login)} onClick={() => saveReturnPage(feedback)}>
            {t('signInForFeedback')}
          </a>
        ))}
      {robot.workTime && (
        <Text size={12} tone="second">
          {t('workTime', { time: robot.workTime })}
        </Text>
      )}
    </div>
  );
}

type PersonProps = { manual: RobotAnswer['manual']; asked: string; signedIn: boolean };

/** The department's conversation, else its card; an address, or a number to call. */
function Person({ manual, asked, signedIn }: PersonProps) {
  if (manual?.kind === 'phone') return <a href={`tel:${manual.target}`}>{t('call', { phone: manual.target })}</a>;
  if (manual?.kind === 'url')
    return (
      <a href={manual.target} target="_blank" rel="noreferrer">
        {t('person')}
      </a>
    );
  if (manual?.accountId)
    return <a href={hrefOf(accountChatPath(manual.accountId, asked))}>{t('writeTo', { name: manual.name })}</a>;
  if (manual && signedIn)
    return <DepartmentName id={manual.target}>{t('personOf', { name: manual.name })}</DepartmentName>;
  return manual ? <VisitorCard manual={manual} /> : null;
}

/** What a visitor may know of the department: whom to call, where to go and when. */
function VisitorCard({ manual: { name, contact } }: { manual: NonNullable<RobotAnswer['manual']> }) {
  const { phone = '', location = '', officeHours = '' } = contact ?? {};
  return (
    <address className="robot__card">
      <strong>{name}</strong>
      {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{t('call', { phone })}</a>}
      {location && <span>{location}</span>}
      {officeHours && <span>{officeHours}</span>}
    </address>
  );
}
