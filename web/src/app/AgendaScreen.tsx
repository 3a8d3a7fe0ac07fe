import { OwnAbsences } from '../features/absences/OwnAbsences.tsx';
import { AgendaSection } from '../features/calendar/AgendaSection.tsx';

/** 我的日程 of the personal centre: the agenda and, below it, when one is away. */
export default function AgendaScreen() {
  return (
    <div className="agenda">
      <AgendaSection />
      <OwnAbsences />
    </div>
  );
}
