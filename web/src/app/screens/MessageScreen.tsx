import { NoticeScreen } from '../../features/notices/NoticeScreen.tsx';
import DeletedScreen from './DeletedScreen.tsx';

/** A message, or the words that it is deleted. */
export default function MessageScreen() {
  return <NoticeScreen gone={<DeletedScreen />} />;
}
