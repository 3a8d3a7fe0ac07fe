import type { DepartmentCard as Card, DepartmentCardInput } from '@yizhan/contract/entities/departments.ts';
import { Form } from 'antd';
import { DepartmentCard } from '../../department/DepartmentCard.tsx';
import { missingFields } from './completeness.ts';
import { c } from './words.ts';

/** The card as its readers will see it, saved or not. */
export function CardPreview({ card }: { card: Card }) {
  const form = Form.useFormInstance<DepartmentCardInput>();
  const written = Form.useWatch((values) => values, { form, preserve: true });
  const shown = { ...card, ...written };
  const lacking = missingFields(shown);
  return (
    <aside className="dept-cards__preview" aria-label={c('preview')}>
      <h3>{c('preview')}</h3>
      <p>{c('previewHelp')}</p>
      {/* A picture of the card: nothing in it can be pressed. */}
      <div className="dept-cards__stage" inert>
        <DepartmentCard card={shown} />
      </div>
      {lacking.length > 0 && <p>{c('lacking', { names: lacking.map((name) => c(name)).join(c('join')) })}</p>}
    </aside>
  );
}
