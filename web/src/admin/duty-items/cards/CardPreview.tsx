import type { DepartmentCard as Card, DepartmentCardInput } from '@yizhan/contract/entities/departments.ts';
import { departmentCardsManage } from '@yizhan/contract/texts/zh-CN/department-cards-manage.ts';
import { Form } from 'antd';
import { DepartmentCard } from '../../../department/DepartmentCard.tsx';
import { textsOf } from '../../../lib/text.ts';
import { missingFields } from './completeness.ts';

const t = textsOf({ departmentCardsManage });

/** The card as readers will see it, saved or not. */
export function CardPreview({ card }: { card: Card }) {
  const form = Form.useFormInstance<DepartmentCardInput>();
  const written = Form.useWatch((values) => values, { form, preserve: true });
  const preview = { ...card, ...written };
  const lacking = missingFields(preview);
  return (
    <aside className="dept-cards__preview" aria-label={t('preview')}>
      <h3>{t('preview')}</h3>
      <p>{t('previewHelp')}</p>
      {/* A picture of the card: nothing in it is interactive. */}
      <div className="dept-cards__stage" inert>
        <DepartmentCard card={preview} />
      </div>
      {lacking.length > 0 && <p>{t('lacking', { names: lacking.map((name) => t(name)).join(t('join')) })}</p>}
    </aside>
  );
}
