import { feedbackPath, paths } from '../../lib/paths.ts';

/** What a feedback form begins with when a talk with the robot did not help. */
type UnansweredTalk = { question: string; transcriptId: string; deptId?: string | undefined };
export const askedFeedbackPath = ({ question, transcriptId, deptId }: UnansweredTalk) =>
  `${feedbackPath}&${new URLSearchParams({ write: '1', question, transcript: transcriptId, ...(deptId && { dept: deptId }) })}`;

/** The conversation with a public account, with the words to begin with. */
export const accountChatPath = (accountId: string, text: string) =>
  `${paths.chat}?${new URLSearchParams({ account: accountId, text })}`;
