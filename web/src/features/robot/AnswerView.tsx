import type { RobotAnswer, RobotInfo } from '@yizhan/contract/entities/robot.ts';
import { saysSomething } from '@yizhan/contract/says-something.ts';
import { robot as texts } from '@yizhan/contract/texts/zh-CN/robot.ts';
import { hrefOf, servicePath } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { ServiceRow } from '../../service/ServiceRow.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { ComposedView } from './ComposedView.tsx';
import type { ComposedAnswer } from './composed.ts';
import { Handover } from './Handover.tsx';
import { NoneOfThese } from './NoneOfThese.tsx';
import { Questions } from './Questions.tsx';
import type { RobotCalls } from './robot-calls.ts';
import type { Verdict } from './talk.ts';
import { VerdictView } from './VerdictView.tsx';

const t = textsOf({ robot: texts });

type AnswerViewProps = {
  answer: RobotAnswer;
  composed: ComposedAnswer | undefined;
  /** As the person put it. */
  asked: string;
  verdict: Verdict;
  turnKey: number;
  robot: RobotInfo;
  calls: RobotCalls;
  onAsk: (question: string, faqId?: string, fromAnswerId?: string) => void;
};

const leads = {
  EXACT: undefined,
  LIST: 'list',
  GUIDE: 'foundServices',
  SERVICE: 'foundServices',
  NONE: 'none',
} as const;

/** RB-1, RB-2: the approved answer with its source, or an honest word and what comes near. */
export function AnswerView({ answer, composed, asked, verdict, turnKey, robot, calls, onAsk }: AnswerViewProps) {
  const { type, question, source, similar, services, guides, attachments } = answer;
  const lead = type === 'NONE' && !saysSomething(asked) ? 'noWords' : leads[type];
  const choose = (near: string, faqId?: string) => onAsk(near, faqId, answer.answerId);
  return (
    <Stack className="robot__bubble robot__answer">
      {composed && <ComposedView composed={composed} onAsk={onAsk} />}
      {lead && <p>{t(lead)}</p>}
      {type === 'EXACT' && (
        <>
          <h3>{question}</h3>
          <RichText html={answer.answer} />
          {source && (
            <Text as="p" size={12} tone="second" className="robot__source">
              {t('source', { dept: source.dept, day: source.updatedAt.slice(0, 10) })}
            </Text>
          )}
        </>
      )}
      {type === 'LIST' && <Questions label={t('list')} questions={similar} onAsk={choose} />}
      {services.length > 0 && (
        <section className="robot__services" aria-label={t('services')}>
          {services.map((service) => (
            <ServiceRow key={service.serviceId} service={service} about={service.serviceDeptName} />
          ))}
        </section>
      )}
      {guides.length > 0 && (
        <ul className="robot__guides" aria-label={t('guides')}>
          {guides.map(({ guideId, guideName, serviceId }) => (
            <li key={guideId}>
              <a href={hrefOf(servicePath(serviceId))}>
                <Icon name="book" size={16} />
                {guideName}
              </a>
            </li>
          ))}
        </ul>
      )}
      {attachments.length > 0 && (
        <ul className="robot__guides" aria-label={t('attachments')}>
          {attachments.map(({ name, url }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noreferrer">
                <Icon name="attach" size={16} />
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      {type !== 'LIST' && similar.length > 0 && (
        <>
          <Text as="p" size={12} tone="second">
            {t(type === 'EXACT' ? 'similar' : 'noneNear')}
          </Text>
          <Questions label={t('similar')} questions={similar} onAsk={onAsk} />
        </>
      )}
      {type === 'EXACT' ? (
        <VerdictView answer={answer} asked={asked} verdict={verdict} turnKey={turnKey} robot={robot} calls={calls} />
      ) : (
        <>
          {type !== 'NONE' && (
            <NoneOfThese answerId={answer.answerId} verdict={verdict} turnKey={turnKey} calls={calls} />
          )}
          <Handover answer={answer} asked={asked} robot={robot} />
        </>
      )}
    </Stack>
  );
}
