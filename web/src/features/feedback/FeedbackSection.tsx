import { useSearchParams } from 'react-router';
import { FeedbackDetailCard } from './FeedbackDetailCard.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';
import { FeedbackList } from './FeedbackList.tsx';
import './feedback.css';

const isId = (text: string | null) => text !== null && /^[1-9]\d{0,17}$/.test(text);

/** 我的咨询反馈: the list, one of them, or the form; each has an address. */
export default function FeedbackSection() {
  const [search] = useSearchParams();
  const id = search.get('feedback');
  if (search.has('write'))
    return <FeedbackForm key={String(search)} {...talkIn(search)} serviceId={search.get('service')} />;
  return id && isId(id) ? <FeedbackDetailCard key={id} id={id} /> : <FeedbackList />;
}

/** The talk with the robot that did not help. */
const talkIn = (search: URLSearchParams) => ({
  question: search.get('question') ?? '',
  transcriptId: search.get('transcript') ?? '',
  deptId: isId(search.get('dept')) ? (search.get('dept') ?? '') : '',
});
