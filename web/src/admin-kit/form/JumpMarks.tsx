import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { useEffect, useRef, useState } from 'react';
import { textsOf } from '../../lib/text.ts';
import { Select } from '../../ui/Select.tsx';
import { phone, useMediaQuery } from '../../ui/useMediaQuery.ts';
import './JumpMarks.css';

const t = textsOf({ admin });

/** From this number of sections on a form has marks. */
const LONG = 4;

/** A section of a form: the id of its element, and its title. */
export type JumpMark = { id: string; title: string };

type JumpMarksProps = { label: string; marks: readonly JumpMark[] };

/** The sections of a long form, to jump to: a list, on a phone a select. A section with an error is marked. */
export function JumpMarks({ label, marks }: JumpMarksProps) {
  const root = useRef<HTMLDivElement>(null);
  const isPhone = useMediaQuery(phone);
  const wrong = useWrongSections(root, marks);
  if (marks.length < LONG) return null;
  const titleOf = ({ id, title }: JumpMark) => (wrong.includes(id) ? t('sectionWrong', { title }) : title);
  return (
    <div className="jump-marks" ref={root}>
      {isPhone ? (
        <Select
          aria-label={label}
          size="small"
          value=""
          options={[
            { value: '', label: t('jumpTo') },
            ...marks.map((mark) => ({ value: mark.id, label: titleOf(mark) })),
          ]}
          onChange={jumpTo}
        />
      ) : (
        <nav aria-label={label}>
          {marks.map((mark) => (
            <button
              key={mark.id}
              type="button"
              aria-label={titleOf(mark)}
              data-wrong={wrong.includes(mark.id)}
              onClick={() => jumpTo(mark.id)}
            >
              {mark.title}
            </button>
          ))}
        </nav>
      )}
    </div>
  );
}

/** Scrolls to a section and focuses it, so that the next Tab reaches its first field. */
function jumpTo(id: string): void {
  const section = document.getElementById(id);
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  section?.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' });
  section?.focus({ preventScroll: true });
}

const INVALID = '[aria-invalid="true"], .ant-form-item-has-error';

/** Which sections show an error now, whoever draws it. */
function useWrongSections(root: { current: HTMLElement | null }, marks: readonly JumpMark[]): readonly string[] {
  const [wrong, setWrong] = useState('');
  const ids = marks.map(({ id }) => id).join(' ');
  useEffect(() => {
    const form = root.current?.closest('form') ?? root.current?.parentElement;
    if (!form) return;
    let frame = 0;
    const look = () => {
      const sections = [...form.querySelectorAll(INVALID)].map((field) => field.closest('.form-section')?.id);
      setWrong(
        ids
          .split(' ')
          .filter((id) => sections.includes(id))
          .join(' '),
      );
    };
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    });
    const changes = { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-invalid', 'class'] };
    observer.observe(form, changes);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [root, ids]);
  return wrong === '' ? [] : wrong.split(' ');
}
