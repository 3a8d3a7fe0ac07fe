import { toCapitalFigures } from '@yizhan/contract/capital-figures.ts';
import { forms } from '@yizhan/contract/texts/zh-CN/forms.ts';
import { textsOf } from '../../lib/text.ts';
import { type FieldPart, toControlTexts } from '../field-part.ts';
import { NumberField } from '../NumberField.tsx';

const t = textsOf({ forms });

const capital = (value: number | undefined) =>
  value === undefined ? undefined : t('capital', { words: toCapitalFigures(value) });

const inYuan = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const money: FieldPart<'money'> = {
  Input: (props) => {
    const texts = toControlTexts(props);
    return (
      <NumberField
        {...texts}
        help={capital(props.value) ?? texts.help}
        decimals={2}
        unit={t('yuan')}
        value={props.value}
        onChange={props.onChange}
      />
    );
  },
  Reader: ({ value }) => (
    <>
      <span className="form-figure">¥{inYuan.format(value)}</span> <span className="form-small">{capital(value)}</span>
    </>
  ),
};
