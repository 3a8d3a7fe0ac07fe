import { render } from '@testing-library/react';
import type { AgendaEntry } from '@yizhan/contract/entities/calendar.ts';
import { expect, test } from 'vitest';
import { DayCell } from './DayCell.tsx';

const entry: AgendaEntry = {
  ...{ key: 'a', kind: 'todo', title: '提交报告', note: '', from: '2026-10-18', to: '2026-10-18' },
  ...{ fromTime: '18:00', toTime: null, isLate: true, url: '#/home/PersonalCenter?tab=TODO' },
};

test('PC-6 on a phone the dot of what is overdue has the colour of overdue things', () => {
  const { container } = render(
    <table>
      <tbody>
        <tr>
          <DayCell
            day="2026-10-18"
            entries={[entry, { ...entry, key: 'b', isLate: false }]}
            {...{ isToday: false, isChosen: false, isOutside: false, isTall: false, onChoose: () => undefined }}
          />
        </tr>
      </tbody>
    </table>,
  );
  const dots = [...container.querySelectorAll('.agenda-grid__dots i')];
  expect(dots.map(({ className }) => className)).toEqual(['agenda-kind--todo is-late', 'agenda-kind--todo']);
});
